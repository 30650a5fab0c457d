// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sha384 } from '../kept/sha384.ts';
import { keptDevice } from '../testing/kept-device.ts';
import { keep } from './keep.ts';

const script = '/s/1/main.js';
const chunk = '/m/works/1/route.js';
const release = 'dayloom-release-line-7';

/** The responses of a server for a release with two files. */
async function server(revision = 7) {
  const hashOf = (text: string) => sha384(new Response(text));
  const files = { 'main.js': await hashOf('main') };
  const registry = {
    line: 'line',
    revision,
    shell: { path: '/s/1/' },
    modules: [{ files: { [chunk]: await hashOf('chunk') } }],
  };
  return {
    '/': `<script type="application/json">${JSON.stringify({ path: '/s/1/', files })}</script></html>\n`,
    '/config.json': '{"backend":"local"}',
    '/licences.txt': 'MIT',
    '/modules.json': JSON.stringify(registry),
    [script]: 'main',
    [chunk]: 'chunk',
  };
}

/** A device that has kept the release. `asked` lists the requests since then. */
async function visited() {
  const live: Record<string, string> = await server();
  const device = keptDevice(live);
  await expect(keep(() => undefined)).resolves.toEqual({ outcome: 'kept' });
  device.asked.length = 0;
  const whole = structuredClone(device.kept);
  return { ...device, live, whole };
}

const keepAgain = () => keep(() => undefined);

afterEach(() => vi.unstubAllGlobals());

describe('a release that is kept already', () => {
  it('[OF1] fetches only what may change without a new registry', async () => {
    const { asked } = await visited();
    expect(await keepAgain()).toEqual({ outcome: 'kept' });
    expect(asked.filter((address) => /^\/[sm]\/.*js$/.test(address))).toEqual([]);
  });

  it.each(
    ['/', '/modules.json', '/kept-files', '/config.json'].flatMap((address) =>
      ['', '{', '{}', 'null'].map((text) => ({ address, text })),
    ),
  )('[OF1, OF9] is repaired if its $address contains $text', async ({ address, text }) => {
    const { kept, whole } = await visited();
    kept[release]![address] = text;
    expect(await keepAgain()).toEqual({ outcome: 'kept' });
    expect(kept).toEqual(whole);
  });

  it.each(['/', '/modules.json', '/kept-files', '/config.json', script, chunk])(
    '[OF1, OF9] is repaired if its %s is missing',
    async (address) => {
      const { kept, whole } = await visited();
      for (const texts of Object.values(kept)) delete texts[address];
      expect(await keepAgain()).toEqual({ outcome: 'kept' });
      expect(kept).toEqual(whole);
    },
  );

  it('[OF1, MO16] has its changed files replaced as soon as one is missing', async () => {
    const { kept, whole } = await visited();
    kept['dayloom-files'] = { [script]: 'other bytes' };
    expect(await keepAgain()).toEqual({ outcome: 'kept' });
    expect(kept).toEqual(whole);
  });

  it('[MO15] stays if the server sends an older one, unless it is broken', async () => {
    const { kept, live, whole } = await visited();
    Object.assign(live, await server(6));
    expect(await keepAgain()).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('older') });
    expect(kept).toEqual(whole);
    kept[release]!['/modules.json'] = '{';
    expect(await keepAgain()).toEqual({ outcome: 'kept' });
    expect(Object.keys(kept)).toEqual(['dayloom-files', 'dayloom-release-line-6']);
  });

  it('[OF8] is deleted if its file list is unreadable and the next release does not fit', async () => {
    const { kept, live, disk } = await visited();
    Object.assign(live, await server(8));
    kept[release]!['/kept-files'] = '{';
    disk.isFull = true;
    expect(await keepAgain()).toMatchObject({ outcome: 'no room' });
    expect(kept['dayloom-files']).toEqual({});
  });
});
