import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import getPort from 'get-port';
import { signedHeaders } from './sign-request.mjs';

const region = 'us-east-1';
const credentials = { accessKeyId: 'dayloom', secretAccessKey: 'not-a-secret' };

/** @param {{ folder: string, monitor: number, gateway: number, cluster: string }} place */
const configuration = ({ folder, monitor, gateway, cluster }) => `[global]
fsid = ${cluster}
mon host = 127.0.0.1:${monitor}
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 1073741824
mon allow pool size one = true
run dir = ${folder}
admin socket = ${folder}/$name.asok
pid file = ${folder}/$name.pid
log file = ${folder}/$name.log
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
keyring = ${folder}/keyring
public addr = 127.0.0.1
cluster addr = 127.0.0.1
public network = 127.0.0.0/8
ms bind ipv6 = false
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${gateway}
`;

/**
 * Starts a bucket of a real S3-compatible server with conditional writes: Ceph with one monitor, one in-memory store
 * and its gateway, only reachable from this machine. Rejects when Debian's `ceph-mon`, `ceph-osd` and `radosgw` are not
 * installed.
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>} `env` as `npm run release` reads it
 */
export async function startCeph() {
  const folder = await mkdtemp(join(tmpdir(), 'dayloom-ceph-'));
  const [monitor, gateway, cluster] = [await getPort(), await getPort(), randomUUID()];
  const conf = join(folder, 'ceph.conf');
  await writeFile(conf, configuration({ folder, monitor, gateway, cluster }));
  await writeFile(join(folder, 'keyring'), '');
  for (const name of ['mon', 'osd', 'rgw']) await mkdir(join(folder, name));
  /** @param {string} command @param {string[]} words */
  const run = (command, ...words) => execa(command, [...words, '-c', conf], { timeout: 60_000 });
  /** @type {(() => Promise<unknown>)[]} */
  const ends = [];
  /** @param {string} command @param {string[]} words */
  const serve = (command, ...words) => {
    const server = execa(command, ['-f', ...words, '-c', conf], { stdio: 'ignore', reject: false });
    ends.push(() => {
      server.kill('SIGKILL');
      return server;
    });
  };
  const stop = async () => {
    for (const end of ends.toReversed()) await end();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const map = join(folder, 'monmap');
    const first = `[v1:127.0.0.1:${monitor}]`;
    await run('monmaptool', '--create', '--addv', 'a', first, '--fsid', cluster, map);
    await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
    serve('ceph-mon', '-i', 'a');
    await run('ceph', 'osd', 'create');
    await run('ceph-osd', '-i', '0', '--mkfs');
    serve('ceph-osd', '-i', '0');
    serve('radosgw', '-n', 'client.rgw');
    const { accessKeyId, secretAccessKey } = credentials;
    const keys = [`--access-key=${accessKeyId}`, `--secret=${secretAccessKey}`];
    const user = ['--uid=dayloom', '--display-name=Dayloom'];
    await run('radosgw-admin', '-n', 'client.rgw', 'user', 'create', ...user, ...keys);
    const endpoint = `http://127.0.0.1:${gateway}`;
    await makeBucket(new URL(`${endpoint}/product`));
    const env = {
      DAYLOOM_BUCKET: 's3://product',
      AWS_ENDPOINT_URL: endpoint,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    };
    return { env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {URL} url */
async function makeBucket(url) {
  for (let left = 120; ; left -= 1) {
    const signed = signedHeaders({
      ...{ method: 'PUT', url, headers: {}, body: Buffer.alloc(0), region, credentials },
      at: new Date(),
    });
    const { host: _, ...headers } = signed;
    const answer = await fetch(url, { method: 'PUT', headers }).catch(() => undefined);
    if (answer?.ok) return;
    if (left === 0) throw new Error(`Ceph's gateway answers ${answer?.status ?? 'nothing'}.`);
    await wait(500);
  }
}
