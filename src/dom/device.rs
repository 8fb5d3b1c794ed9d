//! The browser's store on this device, as the workers use it. `public/keeper.js` makes it.

use idb::{Database, Error, Factory, TransactionFuture, TransactionMode, TransactionResult};
use js_sys::{Date, Math};
use wasm_bindgen::prelude::JsValue;

use crate::words;

/// The name of the database that `public/keeper.js` makes.
const DATABASE: &str = "rank-and-file";

/// Returns a key that nothing else in the store has. It begins with the time, in milliseconds.
#[must_use]
pub fn fresh_key() -> String {
    format!("{}-{}", Date::now() as u64, (Math::random() * 1e9) as u32)
}

/// Opens the database.
///
/// # Errors
/// The browser's reason.
pub async fn database() -> Result<Database, Error> {
    Factory::new()?.open(DATABASE, None)?.await
}

/// Returns the value under a key; `None` if there is none.
///
/// # Errors
/// The browser's reason.
pub async fn get(
    database: &Database,
    store: &str,
    key: &JsValue,
) -> Result<Option<JsValue>, Error> {
    let reading = database.transaction(&[store], TransactionMode::ReadOnly)?;
    reading.object_store(store)?.get(key.clone())?.await
}

/// Stores a value under a key.
///
/// # Errors
/// The browser's reason.
pub async fn put(
    database: &Database,
    store: &str,
    key: &JsValue,
    value: &JsValue,
) -> Result<(), Error> {
    let entry = (store, key.clone(), value.clone());
    committed(begin_put(database, &[entry])?).await
}

/// Makes the browser write values, each with its store and its key. All of them or none are stored,
/// when they are [`committed`].
///
/// # Errors
/// The browser's reason.
pub fn begin_put(
    database: &Database,
    entries: &[(&str, JsValue, JsValue)],
) -> Result<TransactionFuture, Error> {
    let stores: Vec<&str> = entries.iter().map(|(store, ..)| *store).collect();
    let writing = database.transaction(&stores, TransactionMode::ReadWrite)?;
    for (store, key, value) in entries {
        writing.object_store(store)?.put(value, Some(key))?;
    }
    Ok(writing.commit()?.into_future())
}

/// Waits until values are stored.
///
/// # Errors
/// The browser's reason.
pub async fn committed(writing: TransactionFuture) -> Result<(), Error> {
    match writing.await? {
        TransactionResult::Committed => Ok(()),
        // The browser has no room for it, and gives no other reason.
        TransactionResult::Aborted => Err(Error::DomExceptionNotFound),
    }
}

/// Returns the reason for an error, in words for users.
#[must_use]
pub fn words(error: Error) -> String {
    let name = match &error {
        Error::DomException(exception) => exception.name(),
        _ => String::new(),
    };
    match (name.as_str(), error) {
        ("QuotaExceededError", _) | (_, Error::DomExceptionNotFound) => {
            words::NO_ROOM_ON_DEVICE.into()
        }
        (_, Error::IndexedDbNotFound(_) | Error::IndexedDbOpenFailed(_)) => {
            words::BROWSER_KEEPS_NOTHING.into()
        }
        (_, other) => words::BROWSER_REFUSED.with([other.to_string().into()]),
    }
}
