/** @type {Map<string, Promise<any>>} */
const imported = new Map();

/**
 * Imports a TypeScript file of the project once, such as one of the shell's checks. Vite is loaded on demand, because a
 * start does not need it.
 * @param {string} path absolute
 * @returns {Promise<any>} its exports
 */
export function importTs(path) {
  const known = imported.get(path) ?? run(path);
  imported.set(path, known);
  return known;
}

/** @param {string} path */
async function run(path) {
  const { runnerImport } = await import('vite');
  return (await runnerImport(path, { configFile: false, logLevel: 'warn' })).module;
}
