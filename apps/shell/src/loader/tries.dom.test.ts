// @vitest-environment jsdom
import { CONTRACT, type ModuleDefinition } from '@dayloom/platform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteModule } from './remote-module.ts';
import { readModuleEntry } from './registry.ts';

const entry = readModuleEntry({
  name: 'works',
  version: '1.0.0',
  entry: '/m/works/1.0.0/entry.js',
  files: {},
  descriptor: { name: 'works', title: 'Works', contract: CONTRACT },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A module with broken code; `ask` requests it as a search does, `asked` lists what was requested. */
function page(broken: 'entry' | 'tasks') {
  const asked: string[] = [];
  const source = (id: string) => () => {
    asked.push(id);
    return id === broken ? Promise.reject(new Error('404')) : Promise.resolve({ default: vi.fn() });
  };
  const definition: ModuleDefinition = {
    routes: {},
    searchSources: { tasks: source('tasks'), works: source('works') },
  };
  const module = new RemoteModule({
    entry,
    origin: 'live',
    source: {
      preload: () => undefined,
      load: () => source('entry')().then(() => definition),
    },
  });
  const ask = async (times = 1, id = 'tasks') => {
    for (let time = 0; time < times; time += 1) await module.load('searchSources', id).catch(() => undefined);
  };
  const countOf = (id: string) => asked.filter((one) => one === id).length;
  return { module, ask, countOf };
}

describe.each(['entry', 'tasks'] as const)('broken code: %s', (broken) => {
  it('[MO2] is not requested for a minute after four failures in a row', async () => {
    const { ask, countOf } = page(broken);
    await ask(9);
    expect(countOf(broken)).toBe(4);
    await pass(59_000);
    await ask();
    expect(countOf(broken)).toBe(4);
    await pass(1_000);
    await ask();
    expect(countOf(broken)).toBe(5);
  });

  it('[MO2] that fails now and then is requested each time', async () => {
    const { ask, countOf } = page(broken);
    for (let times = 0; times < 9; times += 1) {
      await ask();
      await pass(60_000);
    }
    expect(countOf(broken)).toBe(9);
  });

  it("[MO3] is requested immediately after 'Try again', and when the network is back", async () => {
    const { module, ask, countOf } = page(broken);
    await ask(9);
    module.abandon();
    await ask(9);
    expect(countOf(broken)).toBe(8);
    dispatchEvent(new Event('online'));
    await ask(9);
    expect(countOf(broken)).toBe(12);
  });
});

it('[MO2] what else the module has is requested while one part of it rests', async () => {
  const { ask, countOf } = page('tasks');
  await ask(9);
  await ask(2, 'works');
  expect(countOf('works')).toBe(2);
});
