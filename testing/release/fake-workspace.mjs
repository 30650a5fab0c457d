import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** @typedef {{ [Key in keyof import('../../tools/release/types.d.ts').Build]?: import('../../tools/release/types.d.ts').Build[Key] | undefined }} BuildChange */

/** The scripts of a built shell's page. */
export const fakeScripts = {
  look: "document.documentElement.dataset.theme = 'light';",
  preload: "void 'preload';",
  refused: "void 'refused';",
  landing: "void 'landing';",
};

/**
 * Creates a workspace with built apps in a temporary folder, for tests of release and server.
 * @returns {Promise<{ root: string, target: string, put: (path: string, text: string) => Promise<void>,
 *   build: (name: string, text?: string, more?: BuildChange) => Promise<void>,
 *   remove: () => Promise<void> }>}
 *   `build` writes the files that a build of that app writes; another `text` gives another version
 */
export async function fakeWorkspace() {
  const root = await mkdtemp(join(tmpdir(), 'dayloom-release-'));
  /** @param {string} path @param {string} text */
  const put = async (path, text) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  /** @param {string} name @param {string} [text] @param {BuildChange} [more] */
  const build = async (name, text = 'first', more = {}) => {
    const kind = name === 'shell' ? 'shell' : 'module';
    const js = `${kind === 'shell' ? 'main' : 'remoteEntry'}.abc.js`;
    const files = [js, 'js/page.js', 'css/page.css', 'fonts/face.woff2', 'js/page.js.map'];
    if (kind === 'shell') files.push('firebase-messaging-sw.js');
    for (const file of files)
      await put(`apps/${name}/dist/${file}`, `/* ${name} ${file} ${text} */\n`.repeat(20));
    const entry = kind === 'shell' ? { js: [js], css: ['css/page.css'] } : js;
    const chunks = { 'route-dashboard': ['js/page.js', 'css/page.css'] };
    await put(
      `apps/${name}/dist/build.json`,
      JSON.stringify({
        kind,
        name,
        entry,
        files,
        chunks,
        needs: { platform: 1 },
        shared: { react: '19.3.1' },
        ...(kind === 'shell' && { provides: { contract: 3, levels: { platform: 1 } }, scripts: fakeScripts }),
        ...more,
      }),
    );
    await put(`apps/${name}/package.json`, JSON.stringify({ version: '1.2.0' }));
    if (kind === 'module')
      await put(`apps/${name}/module.json`, JSON.stringify({ name, title: name, contract: 3 }));
  };
  return {
    root,
    target: join(root, 'dist/release'),
    put,
    build,
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
