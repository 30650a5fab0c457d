import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './files.mjs';

/**
 * Keeps the live release of every program as an archive that later versions are tested against:
 * `node tools/release/keep-release.mjs`. Built files only, without source maps and compressed twins; never rebuilt.
 */

const root = join(import.meta.dirname, '../..');
const release = join(root, 'dist/release');
const registry = await readJson(join(release, 'modules.json'));
const target = join(root, 'e2e/skew/releases');
mkdirSync(target, { recursive: true });

const folders = [
  {
    name: 'shell',
    version: registry.shell.version,
    parts: [`s/${registry.shell.version}`, 'index.html', 'headers.json'],
  },
  ...registry.modules.map((/** @type {{ name: string, version: string }} */ { name, version }) => ({
    name,
    version,
    parts: [`m/${name}/${version}`],
  })),
];
for (const { name, version, parts } of folders) {
  const archive = join(target, `${name}-${version}.tgz`);
  execFileSync('tar', [
    '-czf',
    archive,
    '--exclude=*.br',
    '--exclude=*.gz',
    '--exclude=*.map',
    '-C',
    release,
    ...parts,
  ]);
  console.log(archive.slice(root.length + 1));
}
