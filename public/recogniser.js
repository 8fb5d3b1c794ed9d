// Recognises letters in pictures for the scan worker. tesseract.js does it in a worker of its own, with files of this
// site alone, which are fetched with the first picture.

const FOLDER = new URL("./recognition/", import.meta.url).href;

let engine;

async function begin(language) {
  const { default: tesseract } = await import(`${FOLDER}tesseract.esm.min.js`);
  // What fails after the worker has begun, such as data that do not arrive, is told only to the handler of errors.
  const worker = await new Promise((resolve, reject) => {
    const options = {
      workerPath: `${FOLDER}worker.min.js`,
      corePath: `${FOLDER}tesseract-core-simd-lstm.wasm.js`,
      langPath: FOLDER.slice(0, -1),
      workerBlobURL: false,
      cacheMethod: "none",
      errorHandler: reject,
    };
    tesseract.createWorker(language, tesseract.OEM.LSTM_ONLY, options).then(resolve, reject);
  });
  // It would tell the console about each picture.
  const quiet = { debug_file: "/dev/null" };
  await worker.setParameters({ tessedit_pageseg_mode: tesseract.PSM.SINGLE_BLOCK, ...quiet });
  return worker;
}

// The words of a picture as a table. The scan worker calls it with the bytes of a file and the code of a language,
// which is the same for all pictures that one worker reads; and with the only letters that it may find, or none for all.
// There is no table if what recognises letters does not arrive or does not start; an error is about this picture.
globalThis.recognise = async (picture, language, letters) => {
  engine ??= begin(language);
  const worker = await engine.catch(() => {
    // The next picture tries again.
    engine = undefined;
  });
  if (!worker) return null;
  await worker.setParameters({ tessedit_char_whitelist: letters });
  const { data } = await worker.recognize(new Blob([picture]), {}, { text: false, tsv: true });
  return data.tsv;
};
