import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { releaseApps } from '../../tools/release/release-apps.mjs';

/** Files from which a program is released. The shell's page is composed of its build, its template and the themes. */
const sourcesOf = (app: string) => [
  ...['dist', 'package.json'].map((part) => `apps/${app}/${part}`),
  ...(app === 'shell'
    ? [...['index.html', 'public'].map((part) => `apps/shell/${part}`), 'libs/ui/src/themes']
    : [`apps/${app}/module.json`]),
];

/** Releases one program with a changed text in its built files, from a workspace that contains only this program. */
export async function releaseChanged(
  app: string,
  change: { readonly in: string; readonly from: string; readonly to: string },
) {
  const root = await mkdtemp(join(tmpdir(), 'dayloom-app-'));
  const home = join(root, 'apps', app);
  for (const source of sourcesOf(app)) {
    await mkdir(dirname(join(root, source)), { recursive: true });
    await cp(source, join(root, source), { recursive: true });
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
