import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fakeS3 } from './fake-s3.mjs';
import { s3Store } from './s3-store.mjs';
import { signedHeaders } from './sign-request.mjs';
import { describeReleases, describeStore } from './store-suite.mjs';

const region = 'eu-central-1';
const credentials = { accessKeyId: 'dayloom', secretAccessKey: 'not a secret' };

/** @type {Awaited<ReturnType<typeof fakeS3>>} */
let server;
/** @type {((method: string) => number | undefined) | undefined} */
let fault;
/** @type {import('./fake-s3.mjs').Tags} */
let tags = 'quoted';
beforeAll(async () => {
  server = await fakeS3({ region, credentials, fault: (method) => fault?.(method), tags: () => tags });
});
afterEach(() => {
  fault = undefined;
  tags = 'quoted';
  server.kept.clear();
});
afterAll(() => server.close());

const open = (own = credentials) =>
  s3Store({
    endpoint: server.endpoint,
    region,
    bucket: 'product',
    prefix: 'live/today',
    credentials: own,
    pauseMs: 1,
  });

describeStore('a bucket', () => Promise.resolve(open()));
describeReleases('a bucket', () => Promise.resolve(open()));

describeStore("a bucket of Ceph's", () => {
  tags = 'bare';
  return Promise.resolve(open());
});

describe('a bucket as a store for releases', () => {
  it('stores media types and how long each file may be cached', async () => {
    await open().create('m/works/1/main.js', Buffer.from('void 0;'));
    await open().create('modules.json', Buffer.from('{}'));
    const headersOf = (/** @type {string} */ name) => server.kept.get(`/product/live/today/${name}`)?.headers;
    expect(headersOf('m/works/1/main.js')).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(headersOf('modules.json')).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
    const names = [...server.kept.keys()];
    expect(names.filter((path) => !path.startsWith('/product/live/today/'))).toEqual([]);
  });

  it.each([409, 429, 503])('retries when the server temporarily responds with %s', async (status) => {
    let remaining = 2;
    fault = () => (remaining-- > 0 ? status : undefined);
    expect(await open().create('modules.json', Buffer.from('{}'))).toBe(true);
  });

  it('reports the response of the server when the error persists or the key is rejected', async () => {
    fault = () => 503;
    await expect(open().read('modules.json')).rejects.toThrow('The bucket answered 503');
    fault = undefined;
    const stranger = open({ ...credentials, secretAccessKey: 'guessed' });
    await expect(stranger.read('modules.json')).rejects.toThrow('403 SignatureDoesNotMatch');
  });
});

describe('a signature', () => {
  // The examples from Amazon's description of the procedure.
  const example = {
    region: 'us-east-1',
    at: new Date('2013-05-24T00:00:00Z'),
    credentials: {
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    },
  };
  /** @param {string} method @param {string} path @param {Record<string, string>} [headers] @param {string} [body] */
  const signatureOf = (method, path, headers = {}, body = '') => {
    const url = new URL(`https://examplebucket.s3.amazonaws.com${path}`);
    const signed = signedHeaders({ ...example, method, url, headers, body: Buffer.from(body) });
    return signed['authorization']?.split('Signature=')[1];
  };

  it.each([
    [
      signatureOf('GET', '/test.txt', { range: 'bytes=0-9' }),
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      signatureOf(
        'PUT',
        '/test%24file.text',
        { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
        'Welcome to Amazon S3.',
      ),
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      signatureOf('GET', '/?max-keys=2&prefix=J'),
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('%s equals the one in the description by Amazon', (signature, described) => {
    expect(signature).toBe(described);
  });
});
