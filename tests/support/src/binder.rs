//! Builds books as files: pages of HTML, EPUB archives and PDFs. It needs no other crate.

/// Returns the text as HTML, with rows of scores as tables and the rest as paragraphs.
pub fn html(text: &str) -> String {
    let mut page = String::from(
        "<!DOCTYPE html>\n<html><head><title>A book</title><style>p { margin: 0 }</style></head>\n<body>\n",
    );
    for block in text.split("\n\n").filter(|block| !block.trim().is_empty()) {
        let lines = || block.lines().filter(|line| !line.trim().is_empty());
        if lines().any(|line| line.trim().contains("   ")) {
            page.push_str("<table>\n");
            for line in lines() {
                page.push_str("<tr>");
                for cell in line.split("   ").filter(|cell| !cell.trim().is_empty()) {
                    page.push_str(&format!("<td>{}</td>", escaped(cell.trim())));
                }
                page.push_str("</tr>\n");
            }
            page.push_str("</table>\n");
        } else {
            let lines: Vec<String> = lines().map(|line| escaped(line.trim())).collect();
            page.push_str(&format!("<p>{}</p>\n", lines.join("<br/>\n")));
        }
    }
    page.push_str("</body></html>\n");
    page
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('½', "&frac12;")
}

/// Returns an EPUB with these chapters, each a page of HTML.
pub fn epub(chapters: &[String]) -> Vec<u8> {
    let item = |n: usize| {
        format!(
            "<item id=\"c{n}\" href=\"text/part%20{n}.xhtml\" media-type=\"application/xhtml+xml\"/>"
        )
    };
    let place = |n: usize| format!("<itemref idref=\"c{n}\"/>");
    let each = |write: &dyn Fn(usize) -> String| (0..chapters.len()).map(write).collect::<String>();
    let package = format!(
        "<?xml version=\"1.0\"?><package xmlns=\"http://www.idpf.org/2007/opf\"><manifest>{}</manifest><spine>{}</spine></package>",
        each(&item),
        each(&place)
    );
    let container = "<?xml version=\"1.0\"?><container><rootfiles><rootfile full-path=\"OEBPS/book.opf\" media-type=\"application/oebps-package+xml\"/></rootfiles></container>";
    let mut files = vec![
        ("mimetype".to_owned(), b"application/epub+zip".to_vec()),
        (
            "META-INF/container.xml".to_owned(),
            container.as_bytes().to_vec(),
        ),
        ("OEBPS/book.opf".to_owned(), package.into_bytes()),
    ];
    for (n, chapter) in chapters.iter().enumerate() {
        files.push((
            format!("OEBPS/text/part {n}.xhtml"),
            chapter.clone().into_bytes(),
        ));
    }
    zip(&files)
}

/// Returns an uncompressed ZIP archive of these files, each a path and its bytes.
pub fn zip(files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let (mut archive, mut directory) = (Vec::new(), Vec::new());
    for (path, bytes) in files {
        let at = archive.len() as u32;
        let mut head = vec![20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0x50];
        head.extend(crc(bytes).to_le_bytes());
        head.extend([(bytes.len() as u32).to_le_bytes(); 2].concat());
        head.extend((path.len() as u16).to_le_bytes());
        head.extend([0, 0]);
        archive.extend(b"PK\x03\x04");
        archive.extend(&head);
        archive.extend(path.as_bytes());
        archive.extend(bytes);
        directory.extend(b"PK\x01\x02\x14\x00");
        directory.extend(&head);
        directory.extend([0; 10]);
        directory.extend(at.to_le_bytes());
        directory.extend(path.as_bytes());
    }
    let at = archive.len() as u32;
    let count = (files.len() as u16).to_le_bytes();
    archive.extend(&directory);
    archive.extend(b"PK\x05\x06\0\0\0\0");
    archive.extend([count, count].concat());
    archive.extend((directory.len() as u32).to_le_bytes());
    archive.extend(at.to_le_bytes());
    archive.extend([0, 0]);
    archive
}

fn crc(bytes: &[u8]) -> u32 {
    let step = |crc: u32, _| (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg());
    !bytes.iter().fold(!0, |crc: u32, &byte| {
        (0..8).fold(crc ^ u32::from(byte), step)
    })
}

/// A function that compresses the content of a page.
pub type Pack = fn(&[u8]) -> Vec<u8>;

/// The layout of a PDF.
#[derive(Clone, Copy, Debug)]
pub struct Sheet {
    /// Columns of text on a page.
    pub columns: usize,
    /// Whether letters are moved a little, spaces are gaps and "fi" and "fl" are ligatures.
    pub kerned: bool,
    /// Name of the standard PDF font.
    pub font: &'static str,
    /// Compresses the content for the filter Flate; `None` leaves it uncompressed.
    pub pack: Option<Pack>,
}

/// Lines in a column of a page.
const LINES: usize = 76;

/// Returns the text as a PDF with a running head and a number on each page.
pub fn pdf(text: &str, sheet: &Sheet) -> Vec<u8> {
    let lines: Vec<&str> = text.lines().collect();
    let pages = lines
        .chunks(LINES * sheet.columns)
        .zip(1..)
        .map(|(lines, number)| {
            let mut content = set(300.0, 815.0, "A BOOK OF GAMES", sheet);
            content.extend(set(295.0, 20.0, &number.to_string(), sheet));
            for (column, lines) in lines.chunks(LINES).enumerate() {
                for (row, line) in lines.iter().enumerate() {
                    let (x, y) = (30.0 + 285.0 * column as f64, 790.0 - 10.0 * row as f64);
                    content.extend(set(x, y, line, sheet));
                }
            }
            content
        });
    let pages: Vec<Vec<u8>> = pages.collect();
    bind(&pages, sheet)
}

/// Returns a PDF of pages with this content.
pub fn bind(pages: &[Vec<u8>], sheet: &Sheet) -> Vec<u8> {
    bind_with_pictures(pages, &[], sheet)
}

/// A picture of a PDF.
pub struct Jpeg {
    pub bytes: Vec<u8>,
    pub width: u32,
    pub height: u32,
}

/// Returns a PDF of pages with this content, which draws the pictures by the names `/P0`, `/P1` and so on.
pub fn bind_with_pictures(pages: &[Vec<u8>], pictures: &[Jpeg], sheet: &Sheet) -> Vec<u8> {
    let names: String = (0..pictures.len())
        .map(|n| format!("/P{n} {} 0 R ", 5 + 2 * pages.len() + n))
        .collect();
    let kids: String = (0..pages.len())
        .map(|n| format!("{} 0 R ", 5 + 2 * n))
        .collect();
    let mut objects: Vec<Vec<u8>> = vec![
        b"<< /Type /Catalog /Pages 2 0 R >>".to_vec(),
        format!("<< /Type /Pages /Kids [{kids}] /Count {} >>", pages.len()).into_bytes(),
        format!("<< /Type /Font /Subtype /Type1 /BaseFont /{} /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [1 /fi 2 /fl] >> >>", sheet.font).into_bytes(),
        b"<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\nx\nendstream".to_vec(),
    ];
    for (n, content) in pages.iter().enumerate() {
        objects.push(format!("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents {} 0 R /Resources << /Font << /F 3 0 R >> /XObject << /I 4 0 R {names}>> >> >>", 6 + 2 * n).into_bytes());
        let (bytes, filter) = match sheet.pack {
            Some(pack) => (pack(content), "/Filter /FlateDecode"),
            None => (content.clone(), ""),
        };
        let head = format!("<< /Length {} {filter} >>\nstream\n", bytes.len());
        objects.push([head.as_bytes(), &bytes, b"\nendstream"].concat());
    }
    for Jpeg {
        bytes,
        width,
        height,
    } in pictures
    {
        let head = format!(
            "<< /Type /XObject /Subtype /Image /Width {width} /Height {height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length {} >>\nstream\n",
            bytes.len()
        );
        objects.push([head.as_bytes(), bytes, b"\nendstream"].concat());
    }
    let mut file = b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n".to_vec();
    let mut table = format!("xref\n0 {}\n0000000000 65535 f \n", objects.len() + 1);
    for (n, object) in objects.iter().enumerate() {
        table.push_str(&format!("{:010} 00000 n \n", file.len()));
        file.extend(format!("{} 0 obj\n", n + 1).bytes());
        file.extend(object);
        file.extend(b"\nendobj\n");
    }
    let at = file.len();
    file.extend(table.bytes());
    file.extend(
        format!(
            "trailer\n<< /Size {} /Root 1 0 R >>\nstartxref\n{at}\n%%EOF\n",
            objects.len() + 1
        )
        .bytes(),
    );
    file
}

/// Returns the content that draws a line of text, with each stretch between wide gaps at its own
/// place. `x` and `y` are in points from the lower left corner.
pub fn set(x: f64, y: f64, line: &str, sheet: &Sheet) -> Vec<u8> {
    // Small type keeps the longest lines of a column out of the next one.
    let size = if sheet.font == "Courier" { 4.2 } else { 5.0 };
    let mut content = Vec::new();
    let mut column = 0;
    for part in line.split("  ") {
        let words = part.trim_start();
        let start = column + part.chars().count() - words.chars().count();
        column += part.chars().count() + 2;
        if words.is_empty() {
            continue;
        }
        let x = x + 3.6 * start as f64;
        content.extend(format!("BT /F {size} Tf 1 0 0 1 {x:.2} {y:.2} Tm ").bytes());
        content.extend(shown(words.trim_end(), sheet.kerned));
        content.extend(b" ET\n");
    }
    content
}

/// Returns the operator that shows a text.
fn shown(text: &str, kerned: bool) -> Vec<u8> {
    let mut bytes = Vec::new();
    let text = if kerned {
        text.replace("fi", "\u{1}").replace("fl", "\u{2}")
    } else {
        text.to_owned()
    };
    for (nth, letter) in text.chars().enumerate() {
        match letter {
            ' ' if kerned => bytes.extend(b") -300 ("),
            '(' | ')' | '\\' => bytes.extend([b'\\', letter as u8]),
            '–' => bytes.push(0x96),
            '—' => bytes.push(0x97),
            '’' => bytes.push(0x92),
            letter if (letter as u32) < 256 => bytes.push(letter as u8),
            _ => bytes.push(b'?'),
        }
        if kerned && nth % 3 == 1 {
            bytes.extend(b") 20 (");
        }
    }
    if kerned {
        [b"[(", bytes.as_slice(), b")] TJ"].concat()
    } else {
        [b"(", bytes.as_slice(), b") Tj"].concat()
    }
}
