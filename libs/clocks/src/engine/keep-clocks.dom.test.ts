// @vitest-environment jsdom
import { create } from '@dayloom/data';
import { type Instant, clockState } from '@dayloom/domain';
import { testUser } from '@dayloom/testing/shell';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it } from 'vitest';
import { pauseChanges, resetChanges, resumeChanges, stopChanges } from './clock-changes.ts';
import { openTab, type Tab, wake } from '../testing/tab.ts';

const tabs: Tab[] = [];
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

async function open(options: Parameters<typeof openTab>[0] = {}) {
  const tab = await openTab(options);
  tabs.push(tab);
  return tab;
}
const hour = 3600;
const focusSaved = 'Focus session saved';

describe('a focus run that reaches its end', () => {
  it('[FT4] [FT7] [ER22] saves one session of 1500 s after eight hours of sleep, dated at its end', async () => {
    const tab = await open();
    const start = tab.shell.clock.now().getTime();
    await tab.start('a', 'focus', 1500);
    tab.pass(8 * hour);
    wake();
    await waitFor(async () => expect(await tab.sessions()).toHaveLength(1));
    expect(await tab.sessions()).toMatchObject([
      { id: 'a', type: 'focus', duration: 1500, createdAt: new Date(start + 1_500_000).toISOString() },
    ]);
    await waitFor(() => expect(tab.toastTexts()).toEqual([focusSaved]));
    expect(await tab.run('a')).toMatchObject({ phase: 'finished', elapsed: 1_500_000 });
  });

  it('[FT6] [FT7] ends by itself on time, and at once after a reload if it ended in between', async () => {
    const tab = await open();
    await tab.start('a', 'focus', 1);
    await waitFor(async () => expect((await tab.run('a')).phase).toBe('running'));
    tab.pass(1);
    tab.reload();
    await waitFor(() => expect(tab.toastTexts()).toEqual([focusSaved]));
    expect(await tab.sessions()).toMatchObject([{ duration: 1 }]);
  });

  it('[FT3] [FT4] does not count pauses', async () => {
    const tab = await open();
    await tab.start('a', 'focus', 1500);
    tab.pass(600);
    await tab.shell.store.commit(pauseChanges(await tab.run('a'), tab.shell.clock.now()));
    tab.pass(5 * hour);
    wake();
    expect(clockState(await tab.run('a'), tab.shell.clock.now())).toEqual({
      phase: 'paused',
      elapsed: 600_000,
    });
    await tab.shell.store.commit(resumeChanges(await tab.run('a'), tab.shell.clock.now()));
    const resumed = tab.shell.clock.now().getTime();
    tab.pass(901);
    wake();
    await waitFor(async () => expect(await tab.sessions()).toHaveLength(1));
    expect((await tab.sessions())[0]).toMatchObject({
      duration: 1500,
      createdAt: new Date(resumed + 900_000).toISOString(),
    });
  });

  it('[FT5] saves nothing after a reset, and its session if it had already reached its end', async () => {
    const tab = await open();
    await tab.start('a', 'focus', 1500);
    tab.pass(1499);
    await tab.shell.store.commit(resetChanges(await tab.run('a'), tab.shell.clock.now()));
    expect(await tab.sessions()).toEqual([]);
    await tab.start('b', 'focus', 1500);
    tab.pass(1500);
    await tab.shell.store.commit(resetChanges(await tab.run('b'), tab.shell.clock.now()));
    expect(await tab.sessions()).toMatchObject([{ id: 'b', duration: 1500 }]);
  });

  it('[FT8] [CK2] saves one session in two tabs that notice its end at once', async () => {
    const indexedDB = new IDBFactory();
    const both = [await open({ indexedDB }), await open({ indexedDB })];
    const [first] = both;
    await first?.start('a', 'focus', 1500);
    await waitFor(async () => expect(await both[1]?.runs()).toHaveLength(1));
    for (const tab of both) tab.pass(1500);
    wake();
    for (const tab of both) {
      await waitFor(async () => expect((await tab.run('a')).phase).toBe('finished'));
      expect(await tab.sessions()).toHaveLength(1);
    }
  });

  it('[ER22] reports once that storage rejected it, keeps it, and saves it later', async () => {
    const tab = await open();
    await tab.start('a', 'focus', 1500);
    tab.break();
    tab.pass(1500);
    wake();
    await waitFor(() => expect(tab.toastTexts()).toEqual(['Failed to save session']));
    wake();
    wake();
    tab.mend();
    expect(await tab.sessions()).toEqual([]);
    await waitFor(async () => {
      // An attempt that storage rejects may still be under way.
      wake();
      expect(await tab.sessions()).toMatchObject([{ duration: 1500 }]);
    });
    await waitFor(() => expect(tab.toastTexts()).toEqual(['Failed to save session', focusSaved]));
  });
});

describe('[CK4] an impossible state', () => {
  it('is left unchanged, and nothing of it is saved', async () => {
    const tab = await open();
    const { store, clock } = tab.shell;
    const aRun = (id: string, since: number, kind: 'focus' | 'stopwatch') => {
      const moment = new Date(clock.now().getTime() + since * 1000).toISOString() as Instant;
      return create('clocks', id, {
        userId: testUser.id,
        kind,
        phase: 'running',
        since: moment,
        elapsed: 0,
        ...(kind === 'focus' && { target: 1500 }),
        createdAt: moment,
      });
    };
    await store.commit([aRun('ahead', 2 * hour, 'focus')]);
    await store.commit([aRun('old', -30 * hour, 'stopwatch')]);
    wake();
    const now = clock.now();
    expect(clockState(await tab.run('ahead'), now)).toEqual({ phase: 'set-aside', reason: 'future' });
    expect(clockState(await tab.run('old'), now)).toEqual({ phase: 'set-aside', reason: 'old' });
    for (const id of ['ahead', 'old']) await store.commit(resetChanges(await tab.run(id), now));
    expect(await tab.sessions()).toEqual([]);
    expect((await tab.runs()).map(({ phase }) => phase)).toEqual(['stopped', 'stopped']);
  });

  it('does not stop a run that was started later', async () => {
    const tab = await open();
    await tab.start('forgotten', 'stopwatch');
    tab.pass(30 * hour);
    await tab.start('now', 'stopwatch');
    wake();
    tab.pass(60);
    await tab.shell.store.commit(stopChanges(await tab.run('now'), tab.shell.clock.now()));
    expect(await tab.sessions()).toMatchObject([{ id: 'now', duration: 60 }]);
    expect(tab.toastTexts()).toEqual([]);
  });
});

describe('a clock that is set back by an hour during a run', () => {
  it('[CK4] keeps its elapsed time, in two tabs as in one', async () => {
    const indexedDB = new IDBFactory();
    const both = [await open({ indexedDB }), await open({ indexedDB })];
    const [first, second] = both;
    await first?.start('a', 'stopwatch');
    await waitFor(async () => expect(await second?.runs()).toHaveLength(1));
    for (const tab of both) tab.pass(600);
    wake();
    for (const tab of both) tab.pass(-hour);
    wake();
    for (const tab of both) {
      await waitFor(async () => {
        const state = clockState(await tab.run('a'), tab.shell.clock.now());
        expect(state.phase).toBe('running');
        expect('elapsed' in state && Math.round(state.elapsed / 1000)).toBe(600);
      });
    }
    for (const tab of both) tab.pass(60);
    wake();
    if (!first) throw new Error('no tab');
    await first.shell.store.commit(stopChanges(await first.run('a'), first.shell.clock.now()));
    const [session] = await first.sessions();
    expect(session?.duration).toBeGreaterThanOrEqual(660);
    expect(session?.duration).toBeLessThanOrEqual(662);
  });
});

describe('actions of two tabs at the same moment', () => {
  it('[SW2] [CK2] pressing stop in both saves one session', async () => {
    const indexedDB = new IDBFactory();
    const both = [await open({ indexedDB }), await open({ indexedDB })];
    const [first, second] = both;
    await first?.start('a', 'stopwatch');
    await waitFor(async () => expect(await second?.runs()).toHaveLength(1));
    for (const tab of both) tab.pass(90);
    await Promise.all(
      both.map(async (tab) => tab.shell.store.commit(stopChanges(await tab.run('a'), tab.shell.clock.now()))),
    );
    for (const tab of both) expect(await tab.sessions()).toMatchObject([{ id: 'a', duration: 90 }]);
  });

  it('[CK1] starting a clock twice keeps the earlier run, and reports it once', async () => {
    const indexedDB = new IDBFactory();
    const both = [await open({ indexedDB }), await open({ indexedDB })];
    const [first, second] = both;
    first?.pass(1);
    await Promise.all([first?.start('later', 'focus', 1500), second?.start('earlier', 'focus', 1500)]);
    await waitFor(async () => expect((await first?.run('later'))?.phase).toBe('stopped'));
    expect((await first?.run('earlier'))?.phase).toBe('running');
    expect(await first?.sessions()).toEqual([]);
    await waitFor(() =>
      expect([...new Set([...(first?.toastTexts() ?? []), ...(second?.toastTexts() ?? [])])]).toEqual([
        'The focus timer was started twice: the one started earlier goes on.',
      ]),
    );
  });

  it('[SW2] a stop within the first second saves nothing', async () => {
    const tab = await open();
    await tab.start('a', 'stopwatch');
    await tab.shell.store.commit(stopChanges(await tab.run('a'), tab.shell.clock.now()));
    expect(await tab.sessions()).toEqual([]);
    expect((await tab.run('a')).phase).toBe('stopped');
  });
});
