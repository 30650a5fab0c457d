import { cp, readFile, readdir, rm } from 'node:fs/promises';
import { type RequestListener, type Server, createServer as createHttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firebaseTools } from '../../../testing/emulators/firebase-tools.mjs';
import { createServer } from '../../server/create-server.mjs';
import { release } from '../commands/release.mjs';
import { fakeWorkspace } from '../../../testing/release/fake-workspace.mjs';
import { filesUnder } from '../files.mjs';
import { releaseApps } from '../release-apps.mjs';
import { folderStore } from '../stores/folder-store.mjs';
import { hostAt } from './host.mjs';
import { isUploaded } from './hosting-config.mjs';
import { prepareHosting } from './prepare.mjs';
import { pull } from './pull.mjs';

type Superstatic = (options: object) => (...words: [...Parameters<RequestListener>, () => void]) => void;

const apps = ['works', 'shell'];

describe("Firebase's own server for hosting", () => {
  let space: Awaited<ReturnType<typeof fakeWorkspace>>;
  let clean: Awaited<ReturnType<typeof fakeWorkspace>>;
  let own: Awaited<ReturnType<typeof createServer>>;
  let emulator: Server;
  let serve: RequestListener = (_, response) => void response.writeHead(404).end();
  let superstatic: Superstatic;
  let listFiles: (folder: string, ignore: string[]) => string[];
  let host: ReturnType<typeof hostAt>;

  /** Copies the configuration's folder without ignored files in place of the old one, as `firebase deploy` does. */
  const deploy = async ({ target, root }: typeof space) => {
    const { hosting } = JSON.parse(await readFile(join(dirname(target), 'firebase.json'), 'utf8')) as {
      hosting: { ignore: string[] };
    };
    const names = listFiles(target, hosting.ignore);
    expect(names.toSorted()).toEqual((await filesUnder(target)).filter(isUploaded));
    const cwd = join(root, 'deployed');
    await rm(cwd, { recursive: true, force: true });
    for (const name of names) await cp(join(target, name), join(cwd, 'release', name));
    const site = superstatic({ cwd, config: hosting, fallthrough: false });
    serve = (request, response) => site(request, response, () => response.writeHead(404).end());
  };

  beforeAll(async () => {
    const tools = await firebaseTools(console.log);
    const load = createRequire(join(tools, 'package.json')) as <Module>(name: string) => Module;
    ({ default: superstatic } = load<{ default: Superstatic }>('superstatic'));
    ({ listFiles } = load<{ listFiles: typeof listFiles }>('./lib/listFiles.js'));
    emulator = createHttpServer((request, response) => serve(request, response));
    await new Promise<void>((resolve) => emulator.listen(0, '127.0.0.1', resolve));
    host = hostAt(`http://127.0.0.1:${(emulator.address() as AddressInfo).port}`);
    space = await fakeWorkspace();
    clean = await fakeWorkspace();
    for (const app of apps) await space.build(app);
    await releaseApps({ root: space.root, apps });
    await prepareHosting({ folder: space.target, root: space.root, host, isFirst: true });
    await deploy(space);
    own = await createServer({ folder: space.target });
  }, 600_000);
  afterAll(async () => {
    await own.close();
    await new Promise((resolve) => emulator.close(resolve));
    await space.remove();
    await clean.remove();
  });

  it('sends each deployed file as our own server does', async () => {
    const names = (await filesUnder(space.target)).filter((name) => !/\.(?:br|gz)$/.test(name));
    const compared = ['status', 'cache-control', 'content-security-policy', 'cross-origin-resource-policy'];
    const of = async (url: string) => {
      const { status, headers } = await fetch(url);
      const all = { status, ...Object.fromEntries(headers) } as Record<string, unknown>;
      return Object.fromEntries(compared.map((name) => [name, all[name]]));
    };
    for (const name of ['', 'dashboard.html', ...names]) {
      const [theirs, ours] = await Promise.all([of(`${host.address}/${name}`), of(`${own.url}/${name}`)]);
      // Missing files outside /m/ and /s/ are requested again like any other file.
      const isElsewhere = ours['status'] === 404 && !/^[ms]\//.test(name);
      expect([name, theirs]).toEqual([
        name,
        { ...ours, ...(isElsewhere && { 'cache-control': 'no-cache' }) },
      ]);
    }
  });

  it('never lets a browser cache that a file of a version is missing', async () => {
    const [version = ''] = await readdir(join(space.target, 'm/works'));
    for (const path of [`m/works/${version}/gone.js`, 'm/works/gone/remoteEntry.abc.js', 's/gone/main.js']) {
      const { status, headers } = await fetch(`${host.address}/${path}`);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
    }
  });

  it('[MO8] keeps every file when a clean checkout releases and deploys', async () => {
    const before = await filesUnder(join(space.root, 'deployed/release'));
    await pull(folderStore(clean.target), host);
    await clean.build('works', 'second');
    await release({ apps: ['works'], root: clean.root, store: folderStore(clean.target) });
    expect(await prepareHosting({ folder: clean.target, root: clean.root, host })).toContain('Revision 2');
    await deploy(clean);
    for (const name of before)
      expect([name, (await fetch(`${host.address}/${name}`)).status]).toEqual([name, 200]);
    expect((await host.live())?.registry.revision).toBe(2);
  });
});
