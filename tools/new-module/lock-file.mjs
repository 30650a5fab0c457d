/**
 * Adds a workspace to the lock file, as `npm install` would write it, so that a module can be created without a
 * network.
 * @param {string} text of `package-lock.json`
 * @param {{ name: string, version: string, license: string, dependencies: Record<string, string> }} about its `package.json`
 */
export function withApp(text, { name, version, license, dependencies }) {
  const lock = JSON.parse(text);
  const folder = `apps/${name.split('/')[1]}`;
  const sorted = Object.fromEntries(
    Object.entries(dependencies).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  const packages = {
    ...lock.packages,
    [folder]: { name, version, license, dependencies: sorted },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  };
  const inOrder = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(inOrder) }, undefined, 2)}\n`;
}
