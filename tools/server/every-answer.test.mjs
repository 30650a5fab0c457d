import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeWorkspace } from '../../testing/release/fake-workspace.mjs';
import { readJson } from '../release/files.mjs';
import { releaseApps } from '../release/release-apps.mjs';
import { ask } from '../../testing/server/ask.mjs';
import { createServer } from './create-server.mjs';
import { oddRequests, sendAsIs } from '../../testing/server/odd-requests.mjs';

describe('every response of the server', () => {
  /** @type {Awaited<ReturnType<typeof fakeWorkspace>>} */
  let space;
  /** @type {Awaited<ReturnType<typeof createServer>>} */
  let server;
  /** @type {Record<string, string>} */
  let requests = {};
  /** @type {Record<string, string>} */
  let strict = {};

  beforeAll(async () => {
    space = await fakeWorkspace();
    for (const app of ['works', 'shell']) await space.build(app);
    const { registry } = await releaseApps({ root: space.root, apps: ['works', 'shell'] });
    strict = await readJson(`${space.target}/headers.json`);
    server = await createServer({
      folder: space.target,
      faults: (path) => {
        if (path === '/unreadable') throw new Error('a disk that fails');
        return path === '/misbehaving' ? { status: 503 } : undefined;
      },
    });
    const file = `${registry.modules[0]?.path}js/page.js`;
    const { etag } = (await ask(server.port, file)).headers;
    requests = {
      ...oddRequests({ page: '/', file, etag: String(etag) }),
      'a file that cannot be read':
        'GET /unreadable HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      'a planned fault': 'GET /misbehaving HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    };
  });
  afterAll(async () => {
    await server.close();
    await space.remove();
  });

  it('has the headers of the release, for every request, even an invalid one', async () => {
    /** @type {Record<string, number>} */
    const statuses = {};
    const lacking = [];
    for (const [what, text] of Object.entries(requests)) {
      const { status, headers } = await sendAsIs(server.port, text);
      statuses[what] = status;
      for (const [name, value] of Object.entries(strict))
        if (headers.get(name) !== value) lacking.push(`${name} of ${what}`);
      if (status >= 400 && headers.get('cache-control') !== 'no-store') lacking.push(`no-store of ${what}`);
    }
    expect(lacking).toEqual([]);
    expect(Object.keys(strict)).toContain('Cross-Origin-Resource-Policy');
    expect(statuses).toEqual({
      'the page': 200,
      'the page by HEAD': 200,
      'a script': 200,
      'a script that is known': 304,
      'a part of a script': 200,
      'a part that is not there': 200,
      'a condition that does not hold': 200,
      'a missing file': 404,
      'a missing file of a version': 404,
      'a folder': 404,
      'an address that leaves the folder': 400,
      'an address that cannot be decoded': 404,
      'another method': 405,
      'a question for what is allowed': 405,
      'an expectation': 200,
      'no host': 200,
      'another host': 200,
      'an old protocol': 200,
      'no request at all': 400,
      'a header that is none': 400,
      'headers that are too long': 431,
      'a file that cannot be read': 500,
      'a planned fault': 503,
    });
  });
});
