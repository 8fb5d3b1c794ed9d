//! HTML as lines: blocks, tables, preformatted text, and hidden parts.

use rank_and_file::container::open;

fn text(html: &str) -> String {
    let opened = open(html.as_bytes().to_vec(), "page.html").expect("a page with text");
    opened.text
}

#[test]
fn blocks_are_lines_and_white_space_is_one_space() {
    assert_eq!(
        text(
            "<html><head><title>x</title><style>p{}</style></head><body><h1>GAME\n 1.</h1>\
              <p>1. <i>P</i>-K4 &nbsp; P-K4<br/>2. Kt-KB3</p><div>a</div><div>b</div>c&amp;d&frac12;"
        ),
        "GAME 1.\n\n1. P-K4   P-K4\n2. Kt-KB3\n\na\nb\nc&d½\n"
    );
}

#[test]
fn what_is_hidden_is_left_out_and_the_rest_is_not() {
    assert_eq!(
        text(
            "a<script>if (1 < 2) x</script><p hidden>b<p>no</p></p><span style='display: none'>c</span>\
              <span class='pagenum'>[Pg 3]</span>d"
        ),
        "ad\n"
    );
    assert_eq!(text("<head><p>kept"), "kept\n");
}

#[test]
fn tables_are_columns() {
    assert_eq!(
        text(
            "<table><tr><th colspan=3>RUY LOPEZ, played long ago</th></tr><tr><td>1.<td>P-K4<td>P-K4</tr>\
              <tr><td>2.</td><td>Kt-KB3</td><td>Kt-QB3</td></tr></table>after"
        ),
        "RUY LOPEZ, played long ago\n1.   P-K4     P-K4\n2.   Kt-KB3   Kt-QB3\n\nafter\n"
    );
    assert_eq!(
        text("<table><tr><td>1. P-K4<br>2. Kt-KB3<td>P-K4<br>Kt-QB3</table>"),
        "1. P-K4     P-K4\n2. Kt-KB3   Kt-QB3\n"
    );
}

#[test]
fn print_set_as_it_is_stays_as_it_is() {
    assert_eq!(
        text("<pre>\n  1. P-K4      P-K4\n\n  2. B-B4\n</pre><p>x"),
        "  1. P-K4      P-K4\n\n  2. B-B4\n\nx\n"
    );
}

#[test]
fn marks_of_notes_stay_off_the_moves() {
    assert_eq!(
        text("1. P-K4<sup>1</sup> P-K4<sup><a href='#b'>b</a></sup> the 2<sup>nd</sup>"),
        "1. P-K4 [1] P-K4 [b] the 2nd\n"
    );
}

#[test]
fn any_nesting_ends() {
    let deep = "<table><tr><td><sup><pre>".repeat(10_000) + "x";
    assert!(text(&deep).contains('x'));
    let shut = "</td></table></sup></pre></div>".repeat(10_000) + "x";
    assert_eq!(text(&shut), "x\n");
}

#[test]
fn a_page_says_its_encoding() {
    let page = b"<html><meta charset='koi8-r'><p>\xf0\xc1\xd2\xd4\xc9\xd1";
    assert!(
        open(page.to_vec(), "")
            .expect("a page")
            .text
            .contains("Партия")
    );
}
