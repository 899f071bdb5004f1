/** Starts Python with our packages: in the workers of the page (`python.ts`), and in tests and benchmarks. */

const PLACE = "/fajrant";

/**
 * @param {string} folder where the files are, with a slash at its end
 * @param {typeof import("./python.json")} names what they are called
 * @param {boolean} hasCompiled is the compiled engine among them? If it cannot be used here, the interpreted one is.
 * @param {(file: string) => Promise<ArrayBuffer>} read
 * @returns {Promise<import("pyodide").PyodideAPI>}
 */
export async function start(folder, { library, ours, compiled, interpreted, lock }, hasCompiled, read) {
  /** @param {string} file */
  const begin = (file) => {
    const loading = read(file);
    loading.catch(() => {}); // whoever waits for it later hears of it
    return loading;
  };
  const packages = begin(ours);
  const engine = begin(hasCompiled ? compiled : interpreted);
  /** @type {typeof import("pyodide")} */
  const { loadPyodide, version } = await import(/* @vite-ignore */ `${folder}pyodide.mjs`);
  const python = await loadPyodide({
    indexURL: folder,
    packageBaseUrl: folder,
    stdLibURL: folder + library,
    // no packages are to be found through it
    lockFileContents: JSON.stringify({ info: { ...lock, version }, packages: {} }),
  });
  /** @param {ArrayBuffer} archive */
  const unpack = (archive) => python.unpackArchive(archive, "zip", { extractDir: PLACE });
  unpack(await packages);
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  if (!hasCompiled) unpack(await engine);
  else {
    try {
      python.FS.writeFile(`${PLACE}/fajrant__mypyc.so`, new Uint8Array(await engine), { canOwn: true });
      python.runPython("import fajrant_engine");
    } catch (why) {
      console.warn(`The engine is not compiled here: ${why}`);
      unpack(await read(interpreted));
    }
  }
  return python;
}
