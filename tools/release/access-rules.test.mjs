import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyRelease } from './commands/copy.mjs';
import { promote } from './commands/promote.mjs';
import { rollback } from './commands/rollback.mjs';
import { release } from './commands/release.mjs';
import { fakeWorkspace } from '../../testing/release/fake-workspace.mjs';
import { releaseApps } from './release-apps.mjs';
import { folderStore } from './stores/folder-store.mjs';
import { readLive } from './switch.mjs';

describe('a release to a target on Firebase', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {import('./types.d.ts').Store} */
  let store;
  /** @type {string[]} */
  let known;
  /** @type {(kind: string) => [number, object]} */
  let answer;
  const firestore = createServer(({ url = '' }, response) => {
    const [status, body] = answer(url.split('/').at(-1) ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });

  beforeEach(async () => {
    known = ['works', 'tasks'];
    answer = (kind) =>
      known.includes(kind)
        ? [404, { error: { message: `Document "documents/recordKinds/${kind}" not found.` } }]
        : [403, { error: { message: 'Missing or insufficient permissions.' } }];
    firestore.listen(0, '127.0.0.1');
    await once(firestore, 'listening');
    space = await fakeWorkspace();
    store = folderStore(space.target);
    for (const app of ['works', 'shell']) await space.build(app);
    const { port } = /** @type {import('node:net').AddressInfo} */ (firestore.address());
    const emulators = { firestore: `127.0.0.1:${port}` };
    const config = { backend: 'firebase', firebase: { projectId: 'demo-planner' }, emulators };
    await space.put('dist/release/config.json', JSON.stringify(config));
    await releaseApps({ root: space.root, apps: ['works', 'shell'], compress: false });
  });
  afterEach(async () => {
    firestore.close();
    await space.remove();
  });

  /** Builds and releases a module with these kinds of records. @param {string[]} kinds @param {boolean} [anyway] */
  const releaseWith = async (kinds, anyway = false) => {
    await space.build('works', kinds.join(), { kinds });
    return release({ apps: ['works'], root: space.root, store, compress: false, anyway });
  };
  const liveWorks = async () => (await readLive(store))?.registry.modules[0];

  it('[MO23] is rejected when the access rules lack a kind of record, with the command that deploys them', async () => {
    const before = await liveWorks();
    await expect(releaseWith(['tasks', 'habits', 'works'])).rejects.toThrow(
      /^The access rules of demo-planner would refuse it: works 1\.2\.0-\w+ has records of habits\. First:\nnpx firebase-tools@15 deploy --only firestore:rules,firestore:indexes --project demo-planner\nNothing was switched\. /,
    );
    expect(await liveWorks()).toEqual(before);
    known.push('habits');
    expect(await releaseWith(['tasks', 'habits', 'works'])).toContain('is live: revision 2.');
  });

  it('[MO23] goes on with --anyway, and says so, and is not asked about for a rollback', async () => {
    const first = (await liveWorks())?.version ?? '';
    expect(await releaseWith(['habits'], true)).toMatch(/\nIn spite of: .* has records of habits/);
    const second = (await liveWorks())?.version ?? '';
    await rollback({ app: 'works', store });
    expect((await liveWorks())?.version).toBe(first);
    await expect(promote({ app: 'works', version: second, store })).rejects.toThrow('records of habits');
    await rollback({ app: 'works', version: second, store });
    expect((await liveWorks())?.version).toBe(second);
  });

  it('[MO23] is not copied to a static host of that project', async () => {
    const host = folderStore(join(space.root, 'host'));
    await releaseWith(['habits'], true);
    await expect(copyRelease({ from: store, to: host })).rejects.toThrow('records of habits');
    expect(await readLive(host)).toBeUndefined();
    known.push('habits');
    expect(await copyRelease({ from: store, to: host })).toContain('Revision 2');
  });

  it('[MO23] fails with a message when the access rules cannot be queried', async () => {
    const before = await liveWorks();
    answer = () => [404, { error: { message: 'The database (default) does not exist.' } }];
    await expect(releaseWith(['works'])).rejects.toThrow(
      'cannot be found out (The database (default) does not exist.).\nNothing was switched.',
    );
    expect(await liveWorks()).toEqual(before);
  });

  it.each(['{"backend":"firebase"}', '{"backend":'])(
    '[MO23] fails with a message when the configuration cannot be used: %s',
    async (text) => {
      await space.put('dist/release/config.json', text);
      await expect(releaseWith(['works'])).rejects.toThrow(/^config\.json in .* cannot be used \(/);
    },
  );

  it('leaves the kinds out of the registry, which every page load reads', async () => {
    await releaseWith(['works']);
    const live = await liveWorks();
    expect(live).not.toHaveProperty('kinds');
    const stored = await store.read(`${live?.path.slice(1)}entry.json`);
    expect(JSON.parse(String(stored?.bytes)).kinds).toEqual(['works']);
  });
});
