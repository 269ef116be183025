/** The files of the page, as the build has listed them in index.html. */

const { version, files } = JSON.parse(document.getElementById("files").textContent);

/**
 * @typedef {object} File
 * @property {string} name what the code calls it by
 * @property {string} path where it lies, from the page
 * @property {number} bytes
 * @property {number} [gzip] bytes of the compressed copy beside it, where there is one
 * @property {string} sha256 in base64
 * @property {boolean} [later] whether it is fetched only when it is needed
 */

/** A name for all files of this page together; undefined in the template. */
export const pageVersion = version;

/** @type {File[]} none in the template, which the build has not filled */
export const allFiles = files ?? [];

/** The path of the file with this name. */
export function pathOf(name) {
  return fileCalled(name).path;
}

/** The file with this name. Throws where the build has listed none. */
export function fileCalled(name) {
  const file = allFiles.find((each) => each.name === name);
  if (!file) throw new Error(`${name} is not in the list of files`);
  return file;
}
