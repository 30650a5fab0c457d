import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheControlFor, headersForPath, notKept } from '../../tools/headers.mjs';
import { copyRelease } from '../../tools/release/commands/copy.mjs';
import { folderStore } from '../../tools/release/stores/folder-store.mjs';
import type { Store } from '../../tools/release/types.d.ts';
import { mediaTypeOf } from '../../tools/server/media-types.mjs';

export interface StaticHost {
  readonly url: string;
  /** The paths that were answered with 404. */
  readonly missing: readonly string[];
  /** Copies the current live release of the release folder; waits for `afterWrite` after each file. */
  readonly copy: (afterWrite: (name: string) => Promise<void>) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Serves a copy of a release folder as `docs/static-host.md` describes, with a plain server that reads no registry. */
export async function openStaticHost(release: string): Promise<StaticHost> {
  const folder = await mkdtemp(join(tmpdir(), 'dayloom-host-'));
  const [from, to] = [folderStore(release), folderStore(folder)];
  await copyRelease({ from, to });
  const headers = JSON.parse(await readFile(join(release, 'headers.json'), 'utf8')) as object;
  const { close, ...server } = await serve(folder, headers);
  return {
    ...server,
    copy: (afterWrite) => copyRelease({ from, to: observed(to, afterWrite) }),
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function observed(store: Store, afterWrite: (name: string) => Promise<void>): Store {
  return {
    ...store,
    async create(name, bytes) {
      const isNew = (await store.read(name)) === undefined;
      const isDone = await store.create(name, bytes);
      if (isNew) await afterWrite(name);
      return isDone;
    },
    async replace(name, bytes, tag) {
      const isDone = await store.replace(name, bytes, tag);
      await afterWrite(name);
      return isDone;
    },
  };
}

/** Addresses of screens: no file has such a path. */
const isScreen = (path: string) => /^\/(?![ms]\/)[^.]*$/.test(path);

async function serve(folder: string, headers: object) {
  const missing: string[] = [];
  const read = (path: string) => readFile(join(folder, path)).catch(() => undefined);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = isScreen(pathname) ? '/index.html' : pathname;
    void read(path).then((bytes) => {
      // The browser requests an icon when a test opens a file that is not a page.
      if (!bytes && pathname !== '/favicon.ico') missing.push(pathname);
      response.writeHead(bytes ? 200 : 404, {
        ...headers,
        ...headersForPath(path),
        'Cache-Control': bytes ? cacheControlFor(path) : notKept,
        'Content-Type': mediaTypeOf(path),
      });
      response.end(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    missing,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
