import { CONTRACT } from '@dayloom/platform';
// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ModuleDefinition } from '@dayloom/platform';
import { RemoteModule } from './remote-module.ts';
import type { ModuleSource } from './module-source.ts';
import { RemoteLoad } from './remote-load.ts';
import { readModuleEntry } from './registry.ts';

const entryOf = (version: string) =>
  readModuleEntry({
    name: 'works',
    version,
    entry: `/m/works/${version}/entry.js`,
    files: {},
    descriptor: { name: 'works', title: 'Works', contract: CONTRACT },
  });
const entry = entryOf('1.0.0');
const Screen = () => null;
const definition: ModuleDefinition = { routes: { dashboard: () => Promise.resolve({ default: Screen }) } };

/** A module's server: each load gets the next answer, and the last one is repeated. */
function sourceAnswering(...answers: ('works' | 'fails' | 'hangs')[]) {
  const loads: string[] = [];
  const source: ModuleSource = {
    preload: () => undefined,
    load({ version }) {
      loads.push(version);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === 'works') return Promise.resolve(definition);
      return answer === 'fails' ? Promise.reject(new Error('404')) : new Promise(() => undefined);
    },
  };
  return { source, loads };
}

const loadOf = (source: ModuleSource, refusal?: string) =>
  new RemoteLoad(
    new RemoteModule({ entry, origin: 'live', source, whyRefused: () => refusal }),
    'route',
    'dashboard',
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('loading a screen or widget of a module', () => {
  it('[MO2] is ready when the module answers', async () => {
    const load = loadOf(sourceAnswering('works').source);
    load.start();
    await pass(0);
    expect(load.state()).toEqual({ phase: 'ready', Component: Screen });
  });

  it('[MO2] retries after half a second, one and two, then gives up within 6 s', async () => {
    const { source, loads } = sourceAnswering('fails');
    const load = loadOf(source);
    load.start();
    await pass(3_499);
    expect(load.state().phase).toBe('loading');
    await pass(100);
    expect(load.state().phase).toBe('failed');
    expect(loads).toHaveLength(4);
  });

  it('[MO2] never shows a temporary fault', async () => {
    const load = loadOf(sourceAnswering('fails', 'fails', 'works').source);
    load.start();
    await pass(1_600);
    expect(load.state().phase).toBe('ready');
  });

  it('[MO2] says after 6 s that it is still loading, and an answer that comes later replaces that', async () => {
    let answer = (_: ModuleDefinition) => undefined as void;
    const load = loadOf({
      preload: () => undefined,
      load: () => new Promise((resolve) => (answer = resolve)),
    });
    load.start();
    await pass(6_000);
    expect(load.state().phase).toBe('slow');
    answer(definition);
    await pass(0);
    expect(load.state().phase).toBe('ready');
  });

  it.each([
    { at: 1_500, after: 3_500, what: 'of the start of a page that requests it then' },
    { at: 9_000, after: 5_000, what: 'after a later request' },
  ])('[MO2] says so within 5 s $what', async ({ at, after }) => {
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - startOfPage);
    const startOfPage = Date.now();
    await pass(at);
    const load = loadOf(sourceAnswering('hangs').source);
    load.start();
    await pass(after - 1);
    expect(load.state().phase).toBe('loading');
    await pass(1);
    expect(load.state().phase).toBe('slow');
  });

  it('[MO2] gives up after 30 s without an answer', async () => {
    const load = loadOf(sourceAnswering('hangs').source);
    load.start();
    await pass(30_000);
    expect(load.state().phase).toBe('failed');
  });

  it('[MO2] leaves a failed part alone for a minute', async () => {
    const { source, loads } = sourceAnswering('fails');
    const load = loadOf(source);
    load.start();
    await pass(4_000);
    const before = loads.length;
    load.start();
    await pass(10_000);
    expect(loads).toHaveLength(before);
    await pass(50_000);
    load.start();
    await pass(0);
    expect(loads.length).toBeGreaterThan(before);
  });

  it("[MO3] 'Try again' acts at once, with or without a cooldown, and really loads again", async () => {
    const { source, loads } = sourceAnswering('fails', 'fails', 'fails', 'fails', 'works');
    const load = loadOf(source);
    load.start();
    await pass(4_000);
    expect(load.state().phase).toBe('failed');
    load.retry();
    await pass(0);
    expect(load.state().phase).toBe('ready');
    expect(loads).toHaveLength(5);
  });

  it("[MO3] 'Try again' starts again while a request is still pending", async () => {
    const { source, loads } = sourceAnswering('hangs', 'works');
    const load = loadOf(source);
    load.start();
    await pass(6_000);
    expect(load.state().phase).toBe('slow');
    load.retry();
    await pass(0);
    expect(load.state().phase).toBe('ready');
    expect(loads).toHaveLength(2);
    await pass(60_000);
    expect(load.state().phase).toBe('ready');
  });

  it('[MO3] a part that failed without a network says so at once, and loads at once when the network is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { source, loads } = sourceAnswering('fails', 'works');
    const load = loadOf(source);
    load.start();
    await pass(0);
    expect(load.state().phase).toBe('offline');
    await pass(4_000);
    expect(loads).toHaveLength(1);
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(load.state().phase).toBe('ready');
    expect(loads).toHaveLength(2);
  });

  it('[MO3] on an unstable network a failed part retries each time, and a loaded one is left unchanged', async () => {
    const { source, loads } = sourceAnswering(...Array<'fails'>(8).fill('fails'), 'works');
    const load = loadOf(source);
    load.start();
    for (const tries of [4, 8]) {
      await pass(4_000);
      expect(load.state().phase).toBe('failed');
      expect(loads).toHaveLength(tries);
      dispatchEvent(new Event('online'));
    }
    await pass(0);
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(load.state().phase).toBe('ready');
    expect(loads).toHaveLength(9);
  });

  it('[MO5] never requests a module that the gate stops', async () => {
    const { source, loads } = sourceAnswering('works');
    const load = loadOf(source, 'it speaks contract 2');
    load.start();
    await pass(0);
    expect(load.state().phase).toBe('refused');
    expect(loads).toEqual([]);
  });

  it('[MO2] a component the module does not have is a failure that names it', async () => {
    const { source } = sourceAnswering('works');
    const load = new RemoteLoad(new RemoteModule({ entry, origin: 'live', source }), 'widget', 'missing');
    load.start();
    await pass(4_000);
    const state = load.state();
    expect(state.phase === 'failed' && String(state.error)).toMatch(/'missing' of widgets/);
  });
});
