// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { pauseChanges, resumeChanges, stopChanges } from './clock-changes.ts';
import { openTab, type Tab, wake } from '../testing/tab.ts';

const seed = 20_260_313;
/** `DAYLOOM_PROVE=replica` plays fifty. */
const times = process.env['DAYLOOM_PROVE'] === 'replica' ? 50 : 12;

const aRun = fc.record({
  isFocus: fc.boolean(),
  starter: fc.constantFrom(0, 1),
  stoppers: fc.constantFrom([0], [1], [0, 1]),
  pausedBy: fc.option(fc.constantFrom(0, 1)),
  seconds: fc.integer({ min: 1, max: 1400 }),
  reloads: fc.boolean(),
});

it(`[FT8] [SW2] ${times} runs in two tabs leave ${times} sessions (seed ${seed})`, async () => {
  const indexedDB = new IDBFactory();
  const tabs = [await openTab({ indexedDB }), await openTab({ indexedDB })];
  const at = (index: number): Tab => {
    const tab = tabs[index];
    if (!tab) throw new Error('no tab');
    return tab;
  };
  const act = async (index: number, changes: typeof stopChanges, id: string) =>
    at(index).shell.store.commit(changes(await at(index).run(id), at(index).shell.clock.now()));
  const pass = (seconds: number) => tabs.forEach((tab) => tab.pass(seconds));
  const runs = fc.sample(aRun, { numRuns: times, seed });
  for (const [index, { isFocus, starter, stoppers, pausedBy, seconds, reloads }] of runs.entries()) {
    const id = `run${index}`;
    await at(starter).start(id, isFocus ? 'focus' : 'stopwatch', isFocus ? 1500 : undefined);
    await waitFor(async () => expect((await at(1 - starter).run(id)).phase).toBe('running'));
    pass(seconds);
    if (pausedBy !== null) {
      await act(pausedBy, pauseChanges, id);
      pass(3600);
      await act(pausedBy, resumeChanges, id);
    }
    if (reloads) at(starter).reload();
    if (isFocus) pass(1500);
    else await Promise.all(stoppers.map((stopper) => act(stopper, stopChanges, id)));
    wake();
    for (const tab of tabs) {
      await waitFor(async () => expect((await tab.run(id)).phase).toMatch(/finished|stopped/));
      const sessions = await tab.sessions();
      expect(sessions).toHaveLength(index + 1);
      expect(sessions.find((session) => session.id === id)?.duration).toBe(isFocus ? 1500 : seconds);
    }
  }
  for (const tab of tabs) {
    tab.close();
    expect(tab.toastTexts().filter((words) => words.startsWith('Failed'))).toEqual([]);
  }
}, 60_000);
