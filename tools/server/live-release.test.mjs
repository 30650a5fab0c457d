import { createHash } from 'node:crypto';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { promote } from '../release/commands/promote.mjs';
import { rollback } from '../release/commands/rollback.mjs';
import { fakeScripts, fakeWorkspace } from '../../testing/release/fake-workspace.mjs';
import { releaseApps } from '../release/release-apps.mjs';
import { folderStore } from '../release/stores/folder-store.mjs';
import { ask } from '../../testing/server/ask.mjs';
import { createServer } from './create-server.mjs';

const page = { headers: { accept: 'text/html' } };

describe('a server of a release', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {Awaited<ReturnType<typeof createServer>>} */
  let server;
  /** @type {import('../release/types.d.ts').ShellEntry[]} the two released shells, the first one first */
  const shells = [];

  beforeAll(async () => {
    space = await fakeWorkspace();
    await space.build('works');
    for (const colour of ['light', 'dark']) {
      // Changes a script in the page, and so the page's policy.
      const look = `document.documentElement.dataset.theme = '${colour}';`;
      await space.build('shell', 'first', { scripts: { ...fakeScripts, look } });
      await space.put('apps/shell/public/colour.txt', colour);
      shells.push((await releaseApps({ root: space.root, apps: ['works', 'shell'] })).registry.shell);
    }
    server = await createServer({ folder: space.target });
  });
  afterAll(async () => {
    await server.close();
    await space.remove();
  });

  /** Whether the response's policy allows the scripts in its page. @param {import('../../testing/server/ask.mjs').Answer} answer */
  const fits = ({ headers, body }) =>
    [...body.toString().matchAll(/<script>(.*?)<\/script>/gs)].every(([, script = '']) =>
      String(headers['content-security-policy']).includes(
        createHash('sha256').update(script).digest('base64'),
      ),
    );

  it('never mixes the page of one release with the headers of another in 1,000 requests while releases are switched', async () => {
    const store = folderStore(space.target);
    const state = { isOver: false, switches: 0 };
    const switching = (async () => {
      while (!state.isOver) {
        const wanted = shells[state.switches % 2]?.version ?? '';
        await (state.switches % 2 === 0 ? rollback : promote)({
          app: 'shell',
          version: wanted,
          store,
          anyway: true,
        });
        state.switches += 1;
      }
    })();
    /** @type {Map<string, number>} answers by the colour of their page */
    const seen = new Map();
    let mixed = 0;
    const asking = Array.from({ length: 10 }, async () => {
      for (let number = 0; number < 100 || state.switches < 20; number += 1) {
        const answer = await ask(server.port, '/dashboard', page);
        const [, colour = ''] = /theme = '(\w+)'/.exec(answer.body.toString()) ?? [];
        seen.set(colour, (seen.get(colour) ?? 0) + 1);
        if (answer.status !== 200 || !fits(answer)) mixed += 1;
      }
    });
    await Promise.all(asking);
    state.isOver = true;
    await switching;
    expect(mixed).toBe(0);
    expect([...seen.keys()].toSorted()).toEqual(['dark', 'light']);
  }, 60_000);

  it('serves page, headers and public files of the live release, not outdated copies', async () => {
    const store = folderStore(space.target);
    await promote({ app: 'shell', version: shells[1]?.version ?? '', store });
    for (const name of ['index.html', 'headers.json', 'colour.txt'])
      await writeFile(join(space.target, name), '{"X-Old":"yes"}');
    const answer = await ask(server.port, '/', page);
    expect(answer.body.toString()).toContain("theme = 'dark'");
    expect(answer.headers).not.toHaveProperty('x-old');
    const file = await ask(server.port, '/colour.txt');
    expect([file.body.toString(), file.headers['cache-control']]).toEqual(['dark', 'no-cache']);
  });

  it('uses the last readable registry while another one is only partly written', async () => {
    const file = join(space.target, 'modules.json');
    const store = folderStore(space.target);
    const whole = (await store.read('modules.json'))?.bytes ?? '';
    await ask(server.port, '/', page);
    await writeFile(file, '{"schemaVersion":1,');
    const answer = await ask(server.port, '/', page);
    await writeFile(file, whole);
    expect(answer.body.toString()).toContain("theme = 'dark'");
  });

  it('follows no link out of the folder or to files it keeps back', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'dayloom-outside-'));
    await writeFile(join(outside, 'secret.txt'), 'secret');
    await writeFile(join(outside, 'secret.html'), 'secret');
    /** @param {string} to @param {string} name */
    const link = (to, name) => symlink(to, join(space.target, name));
    await link(join(outside, 'secret.txt'), 'link.txt');
    await link(outside, 'm/linked');
    await link(join(space.target, 'headers.json'), 'kept-back.txt');
    await link(join(space.target, shells[0]?.path ?? '', 'colour.txt'), 'first-colour.txt');
    await space.put('dist/release/plain.txt', 'plain');
    await link(join(outside, 'secret.txt'), 'plain.txt.br');
    await link('../../..', 'm/above');
    await link(join(space.target, 'link.txt'), 's/link-to-a-link.txt');
    await space.put('package.json', 'secret');
    const paths = ['/link.txt', '/m/linked/secret.txt', '/m/linked/secret.html', '/kept-back.txt'];
    paths.push('/m/above/package.json', '/m/above/dist/release/headers.json', '/s/link-to-a-link.txt');
    for (const path of paths)
      expect([path, (await ask(server.port, path, page)).status]).toEqual([path, 404]);
    const own = await ask(server.port, '/first-colour.txt');
    expect([own.status, own.body.toString()]).toEqual([200, 'light']);
    const twin = await ask(server.port, '/plain.txt', { headers: { 'accept-encoding': 'br' } });
    expect(twin.body.toString()).not.toContain('secret');
    await rm(outside, { recursive: true });
  });

  it('serves a folder that is itself a link', async () => {
    const linkFolder = await mkdtemp(join(tmpdir(), 'dayloom-linked-'));
    await symlink(space.target, join(linkFolder, 'release'));
    const other = await createServer({ folder: join(linkFolder, 'release') });
    expect((await ask(other.port, '/', page)).status).toBe(200);
    expect((await ask(other.port, '/modules.json')).status).toBe(200);
    await other.close();
    await rm(linkFolder, { recursive: true });
  });

  it('keeps files back even when the path repeats slashes', async () => {
    for (const path of ['/headers.json', `${shells[0]?.path}index.html`, `${shells[0]?.path}/index.html`])
      for (const address of [path, path.replaceAll(/(?<=.)\//g, '//')])
        expect([address, (await ask(server.port, address, page)).status]).toEqual([address, 404]);
  });
});
