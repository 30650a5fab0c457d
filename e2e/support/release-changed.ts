import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseApps } from '../../tools/release/release-apps.mjs';

/** Releases one module with a text changed in its built files, from a workspace that holds nothing but this module. */
export async function releaseChanged(
  app: string,
  change: { readonly in: string; readonly from: string; readonly to: string },
) {
  const root = await mkdtemp(join(tmpdir(), 'dayloom-app-'));
  const home = join(root, 'apps', app);
  await mkdir(home, { recursive: true });
  for (const part of ['dist', 'module.json', 'package.json']) {
    await cp(join('apps', app, part), join(home, part), { recursive: true });
  }
  const scripts = (await readdir(join(home, 'dist'))).filter((file) => file.endsWith('.js'));
  let changed = 0;
  for (const script of scripts) {
    const text = await readFile(join(home, 'dist', script), 'utf8');
    if (!text.includes(change.from)) continue;
    await writeFile(join(home, 'dist', script), text.replaceAll(change.from, change.to));
    changed += 1;
  }
  if (changed === 0) throw new Error(`No built file of ${app} says '${change.from}'.`);
  await releaseApps({ apps: [app], root, target: change.in });
  await rm(root, { recursive: true, force: true });
}
