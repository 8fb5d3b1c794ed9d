//! The functions of `rank-and-file-api` for Python. `rank_and_file/__init__.py` offers them.
//!
//! Values become dicts and lists, and errors the exception `NotationError`. The interpreter's lock
//! is released while a function works.

use std::panic::{AssertUnwindSafe, catch_unwind};

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pythonize::{depythonize, pythonize};
use rank_and_file_api::{Error, Form, Options, RecognisedPage, Unit};
use serde::Serialize;

create_exception!(
    rank_and_file,
    NotationError,
    PyValueError,
    "Why a call has no answer: `code` for scripts, `argument` and `at` for the place, `message` for people."
);

/// The notations of the option `notations`: one word, or several.
#[derive(FromPyObject)]
enum Words {
    One(String),
    Several(Vec<String>),
}

/// Returns the options of a call.
fn options(notation: Option<String>, notations: Option<Words>, variant: Option<String>) -> Options {
    Options {
        notation,
        notations: match notations {
            None => Vec::new(),
            Some(Words::One(word)) => vec![word],
            Some(Words::Several(words)) => words,
        },
        variant,
        unit: Unit::Characters,
        ..Options::default()
    }
}

/// Makes a call without the interpreter's lock, and returns its value or raises its error. A
/// mistake in this program is raised too, so that it never ends the interpreter.
fn answer<T: Serialize + Send>(
    py: Python<'_>,
    call: impl FnOnce() -> Result<T, Error> + Send,
) -> PyResult<Bound<'_, PyAny>> {
    let done = py.detach(|| catch_unwind(AssertUnwindSafe(call)));
    match done {
        Ok(Ok(value)) => Ok(pythonize(py, &value)?),
        Ok(Err(error)) => Err(raised(py, &error)),
        Err(_) => {
            let message = "This is a mistake in rank-and-file; please report it with the input.";
            let exception = NotationError::new_err(message);
            let value = exception.value(py);
            value.setattr("code", "internal")?;
            value.setattr("argument", py.None())?;
            value.setattr("at", py.None())?;
            value.setattr("message", message)?;
            Err(exception)
        }
    }
}

/// Returns the exception for an error.
fn raised(py: Python<'_>, error: &Error) -> PyErr {
    let exception = NotationError::new_err(error.message.clone());
    let value = exception.value(py);
    // The argument has the name that serde gives it.
    let argument = pythonize(py, &error.argument).map_err(PyErr::from);
    let set = argument
        .and_then(|argument| value.setattr("argument", argument))
        .and_then(|()| value.setattr("code", error.code))
        .and_then(|()| value.setattr("at", error.at))
        .and_then(|()| value.setattr("message", error.message.as_str()));
    match set {
        Ok(()) => exception,
        Err(failed) => failed,
    }
}

/// The module.
#[pymodule]
mod _core {
    use super::*;

    #[pymodule_export]
    use super::NotationError;

    #[pyfunction]
    #[pyo3(signature = (text, *, notation=None, notations=None, variant=None))]
    fn parse<'py>(
        py: Python<'py>,
        text: &str,
        notation: Option<String>,
        notations: Option<Words>,
        variant: Option<String>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let options = options(notation, notations, variant);
        answer(py, || rank_and_file_api::parse(text, &options))
    }

    #[pyfunction]
    #[pyo3(signature = (fen, r#move, *, notation=None, notations=None, variant=None, after=None))]
    fn name<'py>(
        py: Python<'py>,
        fen: &str,
        r#move: &str,
        notation: Option<String>,
        notations: Option<Words>,
        variant: Option<String>,
        after: Option<String>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let options = Options {
            after,
            ..options(notation, notations, variant)
        };
        answer(py, || rank_and_file_api::name(fen, r#move, &options))
    }

    #[pyfunction]
    #[pyo3(signature = (text, *, notation=None, notations=None, variant=None))]
    fn name_games<'py>(
        py: Python<'py>,
        text: &str,
        notation: Option<String>,
        notations: Option<Words>,
        variant: Option<String>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let options = options(notation, notations, variant);
        answer(py, || rank_and_file_api::name_games(text, &options))
    }

    #[pyfunction]
    #[pyo3(signature = (fen, r#move, *, notation=None, notations=None, variant=None, after=None))]
    fn explain<'py>(
        py: Python<'py>,
        fen: &str,
        r#move: &str,
        notation: Option<String>,
        notations: Option<Words>,
        variant: Option<String>,
        after: Option<String>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let options = Options {
            after,
            ..options(notation, notations, variant)
        };
        answer(py, || rank_and_file_api::explain(fen, r#move, &options))
    }

    #[pyfunction]
    #[pyo3(signature = (text, *, to=None, form="pgn", notation=None, variant=None))]
    fn convert<'py>(
        py: Python<'py>,
        text: &str,
        to: Option<String>,
        form: &str,
        notation: Option<String>,
        variant: Option<String>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let form = Form::named(form).ok_or_else(|| {
            PyValueError::new_err(format!(
                "\"{form}\" is not a form; it is \"pgn\" or \"score\"."
            ))
        })?;
        let options = Options {
            to,
            form,
            ..options(notation, None, variant)
        };
        answer(py, || rank_and_file_api::convert(text, &options))
    }

    #[pyfunction]
    #[pyo3(signature = (text, *, notation=None, notations=None))]
    fn read_book_text<'py>(
        py: Python<'py>,
        text: &str,
        notation: Option<String>,
        notations: Option<Words>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let options = options(notation, notations, None);
        answer(py, || rank_and_file_api::read_book(text, &options))
    }

    #[pyfunction]
    #[pyo3(signature = (content, file, *, notation=None, notations=None))]
    fn read_book_file<'py>(
        py: Python<'py>,
        content: &[u8],
        file: &str,
        notation: Option<String>,
        notations: Option<Words>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let options = options(notation, notations, None);
        answer(py, || {
            rank_and_file_api::read_book_file(content, file, &options)
        })
    }

    #[pyfunction]
    #[pyo3(signature = (pages, *, notation=None, notations=None))]
    fn read_pages<'py>(
        py: Python<'py>,
        pages: &Bound<'py, PyAny>,
        notation: Option<String>,
        notations: Option<Words>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let pages: Vec<RecognisedPage> = depythonize(pages)?;
        let options = options(notation, notations, None);
        answer(py, || rank_and_file_api::read_pages(&pages, &options))
    }

    #[pyfunction]
    #[pyo3(signature = (first, second, *, to=None))]
    fn reconcile<'py>(
        py: Python<'py>,
        first: &str,
        second: &str,
        to: Option<String>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let options = Options {
            to,
            ..options(None, None, None)
        };
        answer(py, || rank_and_file_api::reconcile(first, second, &options))
    }

    /// Runs the command with these arguments, and returns its exit status.
    #[pyfunction]
    fn run(py: Python<'_>, arguments: Vec<std::ffi::OsString>) -> u8 {
        py.detach(|| rank_and_file_command::run_process(arguments))
    }
}
