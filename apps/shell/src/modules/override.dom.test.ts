// @vitest-environment jsdom
import { CONTRACT } from '@dayloom/platform';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readModuleEntry } from '../loader/registry.ts';
import { overriddenChoices, readOverride } from './override.ts';

const none = { versions: {}, without: [] };
const nothing = {
  ...none,
  leftOut: [],
  missing: [],
  hasUnknown: false,
  hasFailed: false,
  hasWithdrawn: false,
};
const descriptor = { name: 'works', title: 'Works', contract: CONTRACT };
const entry = readModuleEntry({
  name: 'works',
  version: '1',
  entry: '/m/works/1/e.js',
  files: {},
  descriptor,
});
const released = [{ entry, origin: 'live' as const }];

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('an override', () => {
  it('[MO12] is kept for the tab', () => {
    readOverride('?module=works@1.2.0-0a1b2c3d&without=focus');
    expect(readOverride('')).toEqual({ versions: { works: '1.2.0-0a1b2c3d' }, without: ['focus'] });
  });

  it.each([
    ['?without=works. YOUR ACCOUNT IS LOCKED, call 555'],
    ['?module=works. CALL@1.0.0'],
    ['?module=works@1.0.0 CALL 555'],
    ['?module=works@1@2'],
  ])('[MO12] takes no words of an address that name no module: %s', (search) => {
    expect(readOverride(search)).toEqual(none);
  });

  it('[MO12] accepts several, separated by commas', () => {
    expect(readOverride('?without=focus,works&module=planner@1,wellbeing@2')).toEqual({
      versions: { planner: '1', wellbeing: '2' },
      without: ['focus', 'works'],
    });
  });

  it('[MO12] leaves out existing modules, and names no others', async () => {
    expect(await overriddenChoices(released, '?without=works,payments')).toEqual({
      choices: [],
      outcome: { ...nothing, without: ['works'], leftOut: [{ title: 'Works', paths: [] }], hasUnknown: true },
    });
  });

  it.each(['works', 'habits'])(
    '[MO31] never fetches a withdrawn version of %s, and says so',
    async (name) => {
      const { choices, outcome } = await overriddenChoices(released, `?module=${name}@0`, [`${name}@0`]);
      expect(choices).toEqual(released);
      expect(outcome).toEqual({ ...nothing, hasWithdrawn: true });
    },
  );

  it('[MO12] reports an unavailable version by the name of the module alone', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { choices, outcome } = await overriddenChoices(released, '?module=works@LOCKED-CALL-555');
    expect(choices).toEqual(released);
    expect(outcome).toEqual({ ...nothing, missing: ['Works'] });
    sessionStorage.clear();
    expect((await overriddenChoices(released, '')).outcome).toBeUndefined();
  });

  it('[MO12] adds a module that is not live', async () => {
    const habits = { ...entry, name: 'habits', version: '2', entry: '/m/habits/2/e.js' };
    vi.stubGlobal('fetch', (address: string) =>
      Promise.resolve(address === '/m/habits/2/entry.json' ? Response.json(habits) : Response.error()),
    );
    const { choices, outcome } = await overriddenChoices(released, '?module=habits@2');
    expect(choices.map(({ entry: { name }, origin }) => [name, origin])).toEqual([
      ['works', 'live'],
      ['habits', 'override'],
    ]);
    expect(outcome).toEqual({ ...nothing, versions: { habits: '2' } });
  });

  it.each([
    ['was never released', () => Promise.resolve(new Response('', { status: 404 })), { hasUnknown: true }],
    ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch')), { hasFailed: true }],
    ['answers with an error', () => Promise.resolve(new Response('', { status: 500 })), { hasFailed: true }],
    ['is not readable', () => Promise.resolve(Response.json({ name: 'habits' })), { hasFailed: true }],
  ])('[MO12] runs the released modules if one that is not live %s', async (_, fetch, reported) => {
    vi.stubGlobal('fetch', fetch);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await overriddenChoices(released, '?module=habits@2')).toEqual({
      choices: released,
      outcome: { ...nothing, ...reported },
    });
  });

  it.each([['{"without":5}'], ['{"without":true}'], ['{"versions":[5]}'], ['null'], ['{'], ['"works"']])(
    '[MO15] what is stored is validated: %s',
    (text) => {
      sessionStorage.setItem('dayloom.override', text);
      expect(readOverride('')).toEqual(none);
    },
  );

  it('[MO15] lasts for this page load if storage is unavailable', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(readOverride('?without=works')).toEqual({ versions: {}, without: ['works'] });
  });
});
