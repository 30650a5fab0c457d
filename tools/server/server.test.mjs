import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fakeWorkspace } from '../../testing/release/fake-workspace.mjs';
import { releaseApps } from '../release/release-apps.mjs';
import { ask } from '../../testing/server/ask.mjs';
import { createServer } from './create-server.mjs';

const page = { headers: { accept: 'text/html,application/xhtml+xml' } };

describe('the static server', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {Awaited<ReturnType<typeof createServer>>} */
  let server;
  /** @type {import('./faults.mjs').Faults | undefined} */
  let faults;
  let folder = '';
  let shellFolder = '';

  beforeAll(async () => {
    space = await fakeWorkspace();
    for (const app of ['works', 'shell']) await space.build(app);
    const { registry } = await releaseApps({ root: space.root, apps: ['works', 'shell'] });
    folder = registry.modules[0]?.path ?? '';
    shellFolder = registry.shell.path;
    server = await createServer({ folder: space.target, faults: (path, asked) => faults?.(path, asked) });
  });
  afterEach(() => {
    faults = undefined;
  });
  afterAll(async () => {
    await server.close();
    await space.remove();
  });

  const fileOnDisk = () => readFile(join(space.target, folder, 'js/page.js'));

  it('sends the compressed twin that the client accepts, brotli before gzip', async () => {
    const br = await ask(server.port, `${folder}js/page.js`, {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(br.body)).toEqual(await fileOnDisk());
    const gz = await ask(server.port, `${folder}js/page.js`, {
      headers: { 'accept-encoding': 'gzip, br;q=0' },
    });
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.body)).toEqual(await fileOnDisk());
    const plain = await ask(server.port, `${folder}js/page.js`);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toEqual(await fileOnDisk());
  });

  it('never closes an idle connection that its client may be about to use', async () => {
    const { headers } = await ask(server.port, '/', { headers: { connection: 'keep-alive' } });
    expect([headers.connection, headers['keep-alive']]).toEqual(['keep-alive', undefined]);
  });

  it('compresses the page and the registry although they have no twins', async () => {
    const answer = await ask(server.port, '/modules.json', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(answer.body).toString()).schemaVersion).toBe(1);
  });

  it('marks versioned files as immutable and revalidates all others by ETag', async () => {
    const script = await ask(server.port, `${folder}js/page.js`);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/modules.json', '/config.json']) {
      const first = await ask(server.port, path);
      expect(first.headers['cache-control']).toBe('no-cache');
      const again = await ask(server.port, path, {
        headers: { 'if-none-match': String(first.headers.etag) },
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  });

  it('serves a new release at once, without a restart', async () => {
    const before = await ask(server.port, '/modules.json');
    await space.build('works', 'second');
    await releaseApps({ root: space.root, apps: ['works'] });
    const after = await ask(server.port, '/modules.json', {
      headers: { 'if-none-match': String(before.headers.etag) },
    });
    expect(after.status).toBe(200);
    expect(JSON.parse(after.body.toString()).revision).toBe(2);
  });

  it('answers navigations to any address of the product with the page', async () => {
    for (const path of ['/', '/dashboard', '/work/abc?day=2026-03-01']) {
      const answer = await ask(server.port, path, page);
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    }
    const script = await ask(server.port, '/dashboard', { headers: { accept: '*/*' } });
    expect(script.status).toBe(404);
  });

  it('answers a missing asset with 404 and plain text, never with the page', async () => {
    for (const path of ['/m/works/9/gone.js', '/gone.css', '/m/works/9/', '/headers.json', '/.git/config']) {
      const answer = await ask(server.port, path, { headers: { accept: 'text/html,*/*' } });
      const type = answer.headers['content-type'];
      expect([path, answer.status, type]).toEqual([path, 404, 'text/plain; charset=utf-8']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('does not serve the history of releases', async () => {
    const [name = ''] = await readdir(join(space.target, 'history'));
    const answer = await ask(server.port, `/history/${name}`, page);
    expect([name, answer.status]).toEqual([expect.stringMatching(/^000001-/), 404]);
  });

  it('serves no page from the folder of a shell release, because an old shell would run on live data', async () => {
    for (const file of ['index.html', 'headers.json']) {
      await expect(readFile(join(space.target, shellFolder, file), 'utf8')).resolves.not.toBe('');
      expect((await ask(server.port, `${shellFolder}${file}`, page)).status).toBe(404);
    }
  });

  it('[SH15] serves the page for a screen whose address cannot be decoded, and 404 for such a file', async () => {
    for (const path of ['/%zz', '/work/%E0%A4%A', '/%2e%2e/%zz'])
      expect([path, (await ask(server.port, path, page)).status]).toEqual([path, 200]);
    for (const path of ['/%zz.js', '/m/%zz', '/%2e%2e%2f%zz.json'])
      expect([path, (await ask(server.port, path, page)).status]).toEqual([path, 404]);
    expect((await ask(server.port, '/../%zz', page)).status).toBe(400);
  });

  it('rejects every path that leaves its folder', async () => {
    const paths = [
      '/../package.json',
      '/m/../../package.json',
      '/%2e%2e/package.json',
      '/..%2f..%2fetc/passwd',
      '/a\\..\\b',
      '/m/..%5c..%5cpackage.json',
      '/m/%2E%2e/%2e%2E/package.json',
      '/m/.%2e/.%2e/package.json',
      '/.',
      '//etc/passwd',
      '/%2fetc/passwd',
      '/%00',
      'http://localhost/package.json',
    ];
    for (const path of paths)
      expect([path, (await ask(server.port, path, page)).status]).toEqual([path, 400]);
    // Names of missing files that are encoded twice, or not as UTF-8.
    const names = ['/%252e%252e/package.json', '/m/%c0%ae%c0%ae/package.json', '/m/..;/package.json'];
    for (const path of names)
      expect([path, (await ask(server.port, path, page)).status]).toEqual([path, 404]);
  });

  it('answers HEAD like GET without a body and rejects other methods', async () => {
    const head = await ask(server.port, '/', { method: 'HEAD' });
    const get = await ask(server.port, '/');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      get.headers['content-length'],
    ]);
    expect((await ask(server.port, '/', { method: 'POST' })).status).toBe(405);
  });

  it('sends the strict headers with every response, including errors and 304', async () => {
    const { etag } = (await ask(server.port, '/')).headers;
    const answers = [
      await ask(server.port, '/', page),
      await ask(server.port, '/', { headers: { 'if-none-match': String(etag) } }),
      await ask(server.port, '/gone.js'),
      await ask(server.port, '/../x'),
      await ask(server.port, '/', { method: 'PUT' }),
      await ask(server.port, `${folder}js/page.js`),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([200, 304, 404, 400, 405, 200]);
    for (const { headers } of answers) {
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'integrity-policy': 'blocked-destinations=(script)',
      });
    }
  });

  it('gives each kind of file its media type', async () => {
    /** @param {string} path */
    const type = async (path) => (await ask(server.port, path)).headers['content-type'];
    expect(await type(`${folder}js/page.js`)).toBe('text/javascript; charset=utf-8');
    expect(await type(`${folder}css/page.css`)).toBe('text/css; charset=utf-8');
    expect(await type(`${folder}fonts/face.woff2`)).toBe('font/woff2');
    expect(await type('/modules.json')).toBe('application/json; charset=utf-8');
  });

  it('responds with the given faults: an error, HTML for a script, a closed connection or a truncated response', async () => {
    faults = () => ({ status: 500, body: 'broken' });
    expect(await ask(server.port, '/a.js')).toMatchObject({ status: 500, body: Buffer.from('broken') });
    faults = () => ({ status: 200, type: 'text/html', body: '<p>moved</p>' });
    expect((await ask(server.port, `${folder}js/page.js`)).headers['content-type']).toBe('text/html');
    faults = () => ({ reset: true });
    await expect(ask(server.port, '/')).rejects.toThrow(/socket hang up|ECONNRESET/);
    faults = () => ({ truncateAt: 10 });
    await expect(ask(server.port, `${folder}js/page.js`)).rejects.toThrow(/aborted|ECONNRESET/);
    faults = () => ({ delayMs: 1 });
    expect((await ask(server.port, '/')).status).toBe(200);
  });

  it("serves the given configuration instead of the folder's, with a matching policy", async () => {
    const config = {
      backend: 'firebase',
      firebase: { apiKey: 'demo', projectId: 'demo-dayloom' },
      emulators: { auth: 'http://127.0.0.1:9099', firestore: '127.0.0.1:8080' },
    };
    const other = await createServer({ folder: space.target, config });
    const sent = await ask(other.port, '/config.json');
    expect(JSON.parse(sent.body.toString())).toEqual(config);
    expect(sent.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(sent.body.length),
      'cache-control': 'no-cache',
    });
    const again = await ask(other.port, '/config.json', {
      headers: { 'if-none-match': String(sent.headers.etag) },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    for (const path of ['/', '/config.json', '/gone.js', '/../x'])
      expect((await ask(other.port, path, page)).headers['content-security-policy']).toContain(
        "connect-src 'self' http://127.0.0.1:9099 http://127.0.0.1:8080;",
      );
    await other.close();
    const own = await ask(server.port, '/config.json');
    expect(JSON.parse(own.body.toString())).toEqual({ backend: 'local' });
    expect(own.headers['content-security-policy']).toContain("connect-src 'self';");
  });

  it("applies a change of the folder's own configuration at once", async () => {
    const file = join(space.target, 'config.json');
    const before = await readFile(file);
    await writeFile(file, '{"backend":"firebase","firebase":{"apiKey":"key","projectId":"dayloom"}}');
    const { headers } = await ask(server.port, '/', page);
    await writeFile(file, before);
    expect(headers['content-security-policy']).toContain('https://firestore.googleapis.com');
    expect(headers['strict-transport-security']).toBeDefined();
    expect((await ask(server.port, '/', page)).headers['strict-transport-security']).toBeUndefined();
  });

  it('closes at once, even during a hanging request', async () => {
    /** @type {() => void} */
    let arrived = () => {};
    const asked = new Promise((resolve) => {
      arrived = () => resolve(undefined);
    });
    const hang = () => {
      arrived();
      return { hang: true };
    };
    const other = await createServer({ folder: space.target, faults: hang });
    const answers = Promise.allSettled([ask(other.port, '/')]);
    await asked;
    await other.close();
    expect((await answers)[0].status).toBe('rejected');
  });

  it('rejects with EADDRINUSE when its port is in use', async () => {
    await expect(createServer({ folder: space.target, port: server.port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });

  it('answers 404 for a file that is removed while it runs', async () => {
    await rm(join(space.target, folder, 'css/page.css'));
    expect((await ask(server.port, `${folder}css/page.css`)).status).toBe(404);
  });
});
