import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../testing/server/ask.mjs';
import { createServer } from '../server/create-server.mjs';
import { verify } from './commands/look.mjs';
import { release } from './commands/release.mjs';
import { fakeWorkspace } from '../../testing/release/fake-workspace.mjs';
import { readJson } from './files.mjs';
import { faultsOf } from './put-version.mjs';
import { releaseApps } from './release-apps.mjs';
import { folderStore } from './stores/folder-store.mjs';

const fixture = join(import.meta.dirname, '../../testing/release/killed-release.fixture.mjs');
/** `npm run prove release` kills at every write. This test kills at a random sample, which depends on the seed. */
const sample = process.env['DAYLOOM_PROVE'] === 'release' ? Infinity : 3;
const seed = Number(process.env['DAYLOOM_SEED'] ?? 1);

/** Shuffles items, always in the same order for the same seed. @template Item @param {Item[]} items */
function shuffled(items) {
  const rest = [...items];
  let state = seed;
  return items.map(() => {
    state = (state * 48_271) % 2_147_483_647;
    return rest.splice(state % rest.length, 1)[0];
  });
}

describe.each(['works', 'shell'])('a release of %s that is killed', (app) => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {Awaited<ReturnType<typeof createServer>>} */
  let server;
  let kept = '';
  let before = '';
  let writes = 0;
  /** @param {string[]} words */
  const run = (...words) => execa(process.execPath, [fixture, space.root, app, ...words], { reject: false });
  const putBack = async () => {
    await rm(space.target, { recursive: true });
    await cp(kept, space.target, { recursive: true });
  };

  beforeAll(async () => {
    space = await fakeWorkspace();
    kept = join(space.root, 'kept');
    for (const one of ['works', 'shell']) await space.build(one);
    await releaseApps({ root: space.root, apps: ['works', 'shell'], compress: false });
    await cp(space.target, kept, { recursive: true });
    before = await readFile(join(space.target, 'modules.json'), 'utf8');
    await space.build(app, 'second');
    writes = Number((await run()).stdout);
    await putBack();
    server = await createServer({ folder: space.target });
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await space.remove();
  });

  /** Expects a complete live release: every file that the registry names, and page and headers of one release. */
  const expectWhole = async () => {
    const store = folderStore(space.target);
    /** @type {import('./types.d.ts').Registry} */
    const registry = await readJson(join(space.target, 'modules.json'));
    for (const { path } of [registry.shell, ...registry.modules])
      expect(await faultsOf(store, path.slice(1, -1))).toEqual([]);
    const answer = await ask(server.port, '/', { headers: { accept: 'text/html' } });
    expect(answer.body).toEqual(await readFile(join(space.target, registry.shell.index)));
    const headers = await readJson(join(space.target, registry.shell.headers));
    expect(answer.headers['content-security-policy']).toBe(headers['Content-Security-Policy']);
    return registry;
  };

  it('[MO6] before the switch changes nothing live, after the switch is completely live, and the next one completes it', async () => {
    expect(writes).toBeGreaterThan(7);
    const points = Array.from({ length: writes }, (_, number) => `${number + 1}`);
    const kills = shuffled(points.flatMap((nth) => ['before', 'after'].map((when) => ({ nth, when }))));
    let [same, next] = [0, 0];
    for (const { nth, when } of kills.slice(0, sample).flatMap((kill) => kill ?? [])) {
      const { signal } = await run(nth, when);
      expect(signal).toBe('SIGKILL');
      const { revision } = await expectWhole();
      expect(revision === 1 ? await readFile(join(space.target, 'modules.json'), 'utf8') : before).toBe(
        before,
      );
      if (revision === 1) same += 1;
      else next += 1;
      await release({ apps: [app], root: space.root, store: folderStore(space.target), compress: false });
      expect((await expectWhole()).revision).toBe(2);
      expect((await verify(folderStore(space.target))).faults).toEqual([]);
      await putBack();
    }
    console.log(
      `${app}: ${same} killed with nothing changed, ${next} with all of it live, of ${kills.length} points`,
    );
  }, 300_000);
});
