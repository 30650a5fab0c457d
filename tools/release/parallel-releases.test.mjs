import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { verify } from './commands/look.mjs';
import { fakeWorkspace } from '../../testing/release/fake-workspace.mjs';
import { collected, liveHistory } from './history.mjs';
import { faultsOf } from './put-version.mjs';
import { releaseApps } from './release-apps.mjs';
import { folderStore } from './stores/folder-store.mjs';
import { storedVersions } from './versions.mjs';

const modules = ['works', 'planner'];

/** A process that releases the built apps of a workspace, as `npm run release <app>` does after the build. */
const program = `
  const [root, app, target] = process.argv.slice(1);
  const { release } = await import('${new URL('commands/release.mjs', import.meta.url)}');
  const { folderStore } = await import('${new URL('stores/folder-store.mjs', import.meta.url)}');
  await release({ apps: [app], root, store: folderStore(target), compress: false });
`;

it('[MO6] 20 processes that release two modules at the same time lose nothing', async () => {
  const first = await fakeWorkspace();
  for (const app of [...modules, 'shell']) await first.build(app);
  await releaseApps({ root: first.root, apps: [...modules, 'shell'], compress: false });
  const checkouts = await Promise.all(
    Array.from({ length: 20 }, async (_, number) => {
      const space = await fakeWorkspace();
      const app = modules[number % 2] ?? '';
      await space.build(app, `number ${number}`);
      return { app, space };
    }),
  );

  await Promise.all(
    checkouts.map(({ app, space }) =>
      execa(process.execPath, ['--input-type=module', '-e', program, space.root, app, first.target]),
    ),
  );

  const store = folderStore(first.target);
  const live = await readFile(join(first.target, 'modules.json'));
  const history = await collected(liveHistory(store, live));
  expect(history.map(({ registry }) => registry.revision)).toEqual(
    Array.from({ length: 21 }, (_, before) => 21 - before),
  );
  const versions = (await storedVersions(store)).filter(({ app }) => modules.includes(app));
  expect(versions).toHaveLength(22);
  for (const { folder } of versions) expect(await faultsOf(store, folder)).toEqual([]);
  const released = history.slice(0, -1).map(({ reason }) => reason);
  expect(new Set(released).size).toBe(20);
  for (const { name, version } of JSON.parse(live.toString()).modules)
    expect(released.find((reason) => reason.startsWith(`release ${name} `))).toBe(
      `release ${name} ${version}`,
    );
  expect((await verify(store)).faults).toEqual([]);
  await Promise.all([first, ...checkouts.map(({ space }) => space)].map((space) => space.remove()));
}, 300_000);
