//! A table in Parquet, written group by group.
//!
//! | column | type | what it is |
//! |---|---|---|
//! | `file` | text | the file of the game, as it was named on the command line |
//! | `game` | 64-bit number | the game's number in the file, from 1 |
//! | `variant` | text | the game that is played, such as `standard` |
//! | `date` | text, may be missing | the date as the tag has it |
//! | `year` | number, may be missing | the year of the date |
//! | `ply` | number | the half-move's number in the game, from 1 |
//! | `position` | unsigned 64-bit number | the key of the position before the move |
//! | `gives` | text | `nothing`, `check` or `mate` |
//! | `short` | text | the name of the move, in a column for each notation |
//! | `short_rule` | text | the rule of the name, as [`Rule::tag`] has it |
//! | `short_rivals` | number | other legal moves that the shortest name fits |
//! | `short_pinned` | number | moves that it fits too, of pieces that are pinned |
//!
//! [`Rule::tag`]: rank_and_file::notation::Rule::tag

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use bytes::Bytes;
use parquet::basic::{Compression, Encoding, LogicalType, Repetition, Type as Physical, ZstdLevel};
use parquet::column::writer::{ColumnCloseResult, get_column_writer, get_typed_column_writer};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::errors::{ParquetError, Result};
use parquet::file::properties::{EnabledStatistics, WriterProperties, WriterPropertiesPtr};
use parquet::file::writer::{SerializedFileWriter, SerializedPageWriter, TrackedWrite};
use parquet::schema::types::{ColumnDescPtr, ColumnPath, Type};
use rank_and_file::notation::{Gives, NotationRow};
use rayon::ThreadPool;
use rayon::prelude::*;

use super::rows::{GameRows, NameRows};

/// Rows of a group, which is in memory until it is written.
const GROUP: usize = 1 << 20;

/// Rows that are passed to a column's writer at a time.
const PIECE: usize = 4096;

/// A column, with the index of its notation if it belongs to one.
#[derive(Clone, Copy)]
enum Column {
    File,
    Game,
    Variant,
    Date,
    Year,
    Ply,
    Position,
    Gives,
    Name(usize),
    Rule(usize),
    Rivals(usize),
    Pinned(usize),
}

impl Column {
    /// Returns the columns of a table in their order, for this number of notations.
    fn all(notations: usize) -> Vec<Column> {
        let mut all = vec![
            Column::File,
            Column::Game,
            Column::Variant,
            Column::Date,
            Column::Year,
            Column::Ply,
            Column::Position,
            Column::Gives,
        ];
        for at in 0..notations {
            all.extend([
                Column::Name(at),
                Column::Rule(at),
                Column::Rivals(at),
                Column::Pinned(at),
            ]);
        }
        all
    }

    /// Returns the column's name. A notation's tag may have dashes, which SQL would take for minus.
    fn name(self, notations: &[&NotationRow]) -> String {
        let (at, ending) = match self {
            Column::File => return "file".to_owned(),
            Column::Game => return "game".to_owned(),
            Column::Variant => return "variant".to_owned(),
            Column::Date => return "date".to_owned(),
            Column::Year => return "year".to_owned(),
            Column::Ply => return "ply".to_owned(),
            Column::Position => return "position".to_owned(),
            Column::Gives => return "gives".to_owned(),
            Column::Name(at) => (at, ""),
            Column::Rule(at) => (at, "_rule"),
            Column::Rivals(at) => (at, "_rivals"),
            Column::Pinned(at) => (at, "_pinned"),
        };
        notations[at].tag.replace('-', "_") + ending
    }

    /// Returns the column's type in the schema.
    fn schema(self, name: &str) -> Result<Type> {
        let (physical, logical) = match self {
            Column::Game => (Physical::INT64, None),
            Column::Position => (Physical::INT64, Some(LogicalType::integer(64, false))),
            Column::Year | Column::Ply | Column::Rivals(_) | Column::Pinned(_) => {
                (Physical::INT32, None)
            }
            _ => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
        };
        let repetition = match self {
            Column::Date | Column::Year => Repetition::OPTIONAL,
            _ => Repetition::REQUIRED,
        };
        Type::primitive_type_builder(name, physical)
            .with_logical_type(logical)
            .with_repetition(repetition)
            .build()
    }

    /// Encodes the column's part of a group.
    fn encode(
        self,
        group: &Group,
        column: &ColumnDescPtr,
        properties: &WriterPropertiesPtr,
    ) -> Result<(Bytes, ColumnCloseResult)> {
        let texts = |values: &mut dyn Iterator<Item = Option<ByteArray>>| {
            encode::<ByteArrayType>(column, properties, values)
        };
        let numbers = |values: &mut dyn Iterator<Item = Option<i32>>| {
            encode::<Int32Type>(column, properties, values)
        };
        let longs = |values: &mut dyn Iterator<Item = Option<i64>>| {
            encode::<Int64Type>(column, properties, values)
        };
        match self {
            Column::File => texts(&mut group.of_games(|game| Some(game.file.clone()))),
            Column::Game => longs(&mut group.of_games(|game| Some(game.number))),
            Column::Variant => texts(&mut group.of_games(|game| Some(constant(game.variant)))),
            Column::Date => texts(&mut group.of_games(|game| game.date.clone())),
            Column::Year => numbers(&mut group.of_games(|game| game.year)),
            Column::Ply => numbers(
                &mut group
                    .games
                    .iter()
                    .flat_map(|game| (1..).take(game.rows).map(Some)),
            ),
            Column::Position => {
                longs(&mut group.positions.iter().map(|&key| Some(key.cast_signed())))
            }
            Column::Gives => texts(&mut group.gives.iter().map(|&gives| {
                Some(constant(match gives {
                    Gives::Nothing => "nothing",
                    Gives::Check(_) => "check",
                    Gives::Mate(_) => "mate",
                }))
            })),
            Column::Name(at) => {
                let names = &group.names[at];
                let text = Bytes::copy_from_slice(names.text.as_bytes());
                texts(&mut spans(names).map(|span| Some(text.slice(span).into())))
            }
            Column::Rule(at) => {
                let rules = group.names[at].rules.iter();
                texts(&mut rules.map(|rule| Some(constant(rule.tag()))))
            }
            Column::Rivals(at) => numbers(&mut group.names[at].rivals.iter().copied().map(Some)),
            Column::Pinned(at) => numbers(&mut group.names[at].pinned.iter().copied().map(Some)),
        }
    }
}

/// Returns a value that is part of the program.
fn constant(text: &'static str) -> ByteArray {
    Bytes::from_static(text.as_bytes()).into()
}

/// Returns where each name stands in the text.
fn spans(names: &NameRows) -> impl Iterator<Item = Range<usize>> {
    let begins = std::iter::once(&0).chain(&names.ends);
    begins.zip(&names.ends).map(|(&begin, &end)| begin..end)
}

/// Encodes the values of a column.
fn encode<T: DataType>(
    column: &ColumnDescPtr,
    properties: &WriterPropertiesPtr,
    values: &mut dyn Iterator<Item = Option<T::T>>,
) -> Result<(Bytes, ColumnCloseResult)> {
    let mut sink = TrackedWrite::new(Vec::new());
    let page = Box::new(SerializedPageWriter::new(&mut sink));
    let writer = get_column_writer(column.clone(), properties.clone(), page);
    let mut writer = get_typed_column_writer::<T>(writer);
    let optional = column.max_def_level() > 0;
    let (mut piece, mut levels) = (Vec::with_capacity(PIECE), Vec::with_capacity(PIECE));
    loop {
        piece.clear();
        levels.clear();
        for value in (&mut *values).take(PIECE) {
            levels.push(i16::from(value.is_some()));
            piece.extend(value);
        }
        if levels.is_empty() {
            break;
        }
        writer.write_batch(&piece, optional.then_some(&levels), None)?;
    }
    let closed = writer.close()?;
    Ok((Bytes::from(sink.into_inner()?), closed))
}

/// What the rows of a game share.
struct GameFacts {
    rows: usize,
    file: ByteArray,
    number: i64,
    variant: &'static str,
    date: Option<ByteArray>,
    year: Option<i32>,
}

/// The rows that are not written yet.
struct Group {
    games: Vec<GameFacts>,
    positions: Vec<u64>,
    gives: Vec<Gives>,
    names: Vec<NameRows>,
}

impl Group {
    fn new(notations: usize) -> Group {
        Group {
            games: Vec::new(),
            positions: Vec::new(),
            gives: Vec::new(),
            names: (0..notations).map(|_| NameRows::default()).collect(),
        }
    }

    /// Returns a fact of each row's game.
    fn of_games<T: Clone>(&self, fact: impl Fn(&GameFacts) -> T) -> impl Iterator<Item = T> {
        let games = self.games.iter();
        games.flat_map(move |game| std::iter::repeat_n(fact(game), game.rows))
    }
}

/// A table that is being written.
pub struct Table<'p> {
    writer: SerializedFileWriter<BufWriter<File>>,
    columns: Vec<Column>,
    group: Group,
    pool: Option<&'p ThreadPool>,
    /// Number of rows, those that are not written yet included.
    pub rows: u64,
}

impl<'p> Table<'p> {
    /// Creates the file, with columns for these notations.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written.
    pub fn create(
        path: &Path,
        notations: &[&NotationRow],
        pool: Option<&'p ThreadPool>,
    ) -> io::Result<Table<'p>> {
        let columns = Column::all(notations.len());
        let mut fields = Vec::new();
        let mut properties = WriterProperties::builder()
            .set_compression(Compression::ZSTD(
                ZstdLevel::try_new(3).map_err(io::Error::other)?,
            ))
            .set_max_row_group_row_count(Some(GROUP))
            .set_data_page_row_count_limit(GROUP)
            .set_statistics_enabled(EnabledStatistics::Chunk);
        for column in &columns {
            let name = column.name(notations);
            let path = ColumnPath::from(name.clone());
            properties = match column {
                // Hardly a key comes twice.
                Column::Position => properties.set_column_dictionary_enabled(path, false),
                // The numbers go up by one, over and over again.
                Column::Ply => properties.set_column_dictionary_enabled(path, false),
                Column::Game => properties
                    .set_column_dictionary_enabled(path.clone(), false)
                    .set_column_encoding(path, Encoding::DELTA_BINARY_PACKED),
                _ => properties,
            };
            let field = column.schema(&name).map_err(io::Error::other)?;
            fields.push(Arc::new(field));
        }
        let schema = Type::group_type_builder("plies").with_fields(fields);
        let schema = schema.build().map_err(io::Error::other)?;
        let file = BufWriter::new(File::create(path)?);
        let writer =
            SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties.build()));
        Ok(Table {
            writer: writer.map_err(output)?,
            group: Group::new(notations.len()),
            columns,
            pool,
            rows: 0,
        })
    }

    /// Adds the rows of a game, and writes a group when there are enough.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written.
    pub fn add(&mut self, file: &ByteArray, number: i64, game: GameRows) -> io::Result<()> {
        let rows = game.len();
        if self.group.positions.len() + rows > GROUP {
            self.write()?;
        }
        self.rows += rows as u64;
        self.group.games.push(GameFacts {
            rows,
            file: file.clone(),
            number,
            variant: game.variant.tag(),
            date: game.date.map(|date| date.into_bytes().into()),
            year: game.year,
        });
        self.group.positions.extend(game.positions);
        self.group.gives.extend(game.gives);
        for (names, more) in self.group.names.iter_mut().zip(&game.names) {
            names.append(more);
        }
        Ok(())
    }

    /// Writes the rows that are there as a group.
    fn write(&mut self) -> io::Result<()> {
        let empty = Group::new(self.group.names.len());
        let group = std::mem::replace(&mut self.group, empty);
        if group.positions.is_empty() {
            return Ok(());
        }
        let properties = self.writer.properties().clone();
        let described = self.writer.schema_descr().columns();
        let columns: Vec<_> = self.columns.iter().zip(described).collect();
        let encode = |&(column, described): &(&Column, &ColumnDescPtr)| {
            column.encode(&group, described, &properties)
        };
        let encoded: Result<Vec<_>> = match self.pool {
            Some(pool) => pool.install(|| columns.par_iter().with_max_len(1).map(encode).collect()),
            None => columns.iter().map(encode).collect(),
        };
        let encoded = encoded.map_err(output)?;
        let mut written = self.writer.next_row_group().map_err(output)?;
        for (bytes, closed) in encoded {
            written.append_column(&bytes, closed).map_err(output)?;
        }
        written.close().map_err(output)?;
        Ok(())
    }

    /// Writes what is left and ends the file. Returns its size in bytes.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written.
    pub fn end(mut self) -> io::Result<usize> {
        self.write()?;
        self.writer.finish().map_err(output)?;
        let size = self.writer.bytes_written();
        self.writer.inner_mut().flush()?;
        Ok(size)
    }
}

/// Returns the error of the file behind an error of the table.
fn output(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(error) => match error.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(error) => io::Error::other(error),
        },
        error => io::Error::other(error),
    }
}
