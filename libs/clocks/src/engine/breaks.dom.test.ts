// @vitest-environment jsdom
import { changeSettings, clockRunsOf, create } from '@dayloom/data';
import { type ClockRun, type Instant, type Settings, nowOf } from '@dayloom/domain';
import { breakOf } from '@dayloom/domain/clocks';
import { testUser } from '@dayloom/testing/shell';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTab, type Tab, wake } from '../testing/tab.ts';
import { endRestChanges, restChanges } from './break-changes.ts';
import { resetChanges } from './clock-changes.ts';

const tabs: Tab[] = [];
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  for (const tab of tabs.splice(0)) tab.close();
  vi.restoreAllMocks();
});

const overToast = 'The break is over';

async function open(settings: Partial<Settings> = {}, options: Parameters<typeof openTab>[0] = {}) {
  const tab = await openTab(options);
  tabs.push(tab);
  const { store, clock } = tab.shell;
  await store.commit(changeSettings(testUser.id, settings, nowOf(clock)));
  let seen: readonly ClockRun[] = [];
  const follow = ({ records }: { readonly records: readonly ClockRun[] }) => void (seen = records);
  stops.push(store.watch(clockRunsOf(testUser.id), follow, () => undefined));
  return {
    ...tab,
    /** Runs a focus session to its end. */
    finish: async (id: string) => {
      await tab.start(id, 'focus', 1500);
      await waitFor(async () => expect((await tab.run(id)).phase).toBe('running'));
      tab.pass(1500);
      wake();
      await waitFor(async () => expect((await tab.run(id)).phase).toBe('finished'));
    },
    /** Lets the keeper see the break, then passes the time in this and the other tabs. */
    restFor: async (seconds: number) => {
      await waitFor(() => expect(seen.some(({ rest }) => rest !== undefined)).toBe(true));
      wake();
      for (const one of tabs) one.pass(seconds);
      wake();
    },
    commit: store.commit.bind(store),
    now: () => clock.now(),
  };
}
const session = (id: string, moment: string) =>
  create('timerHistory', id, {
    userId: testUser.id,
    type: 'focus',
    duration: 1500,
    createdAt: new Date(moment).toISOString() as Instant,
  });
const startsBreaks = { startsBreaks: true };

describe('[FT20] a break that starts by itself', () => {
  it('runs from the end of the session on', async () => {
    const tab = await open(startsBreaks);
    await tab.finish('a');
    const run = await tab.run('a');
    expect(run.rest).toBe(300);
    expect(breakOf(run, tab.now())).toEqual({ phase: 'running', left: 300_000 });
    expect(await tab.sessions()).toHaveLength(1);
  });

  it('is none unless the user has chosen it', async () => {
    const tab = await open();
    const count = vi.spyOn(tab.shell.store, 'count');
    await tab.finish('a');
    expect(await tab.run('a')).not.toHaveProperty('rest');
    expect(count).not.toHaveBeenCalled();
  });

  it('[FT19] is a long one after the fourth session of the day, which starts at the hour that the user has chosen', async () => {
    const tab = await open({ ...startsBreaks, longBreakMinutes: 20, dayStart: 4 });
    await tab.commit([
      session('yesterday', '2026-03-10T03:59:00'),
      session('b', '2026-03-10T04:00:00'),
      session('c', '2026-03-10T09:00:00'),
    ]);
    await tab.finish('d');
    expect((await tab.run('d')).rest).toBe(300);
    await tab.finish('e');
    expect((await tab.run('e')).rest).toBe(1200);
  });

  it('does not keep the session from being saved when the settings or the sessions cannot be read', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const tab = await open(startsBreaks);
    vi.spyOn(tab.shell.store, 'count').mockRejectedValue(new Error('unreadable'));
    await tab.finish('a');
    expect(await tab.sessions()).toHaveLength(1);
    expect(await tab.run('a')).not.toHaveProperty('rest');
    expect(logged).toHaveBeenCalledOnce();
  });

  it('is over at once, without a bell, when its session is saved hours later', async () => {
    const tab = await open({ ...startsBreaks, startsFocus: true });
    await tab.start('a', 'focus', 1500);
    await waitFor(async () => expect((await tab.run('a')).phase).toBe('running'));
    tab.pass(8 * 3600);
    wake();
    await waitFor(async () => expect((await tab.run('a')).rest).toBe(300));
    expect(breakOf(await tab.run('a'), tab.now())?.phase).toBe('over');
    wake();
    expect([tab.rung, tab.toastTexts()]).toEqual([[], ['Focus session saved']]);
    expect(await tab.runs()).toHaveLength(1);
  });
});

describe('[CK5] the end of a break', () => {
  it('rings and is reported once, also where the device slept for a part of it', async () => {
    const tab = await open(startsBreaks);
    await tab.finish('a');
    await tab.restFor(240);
    expect(tab.rung).toEqual([]);
    await tab.restFor(61);
    expect(tab.rung).toEqual(['a']);
    wake();
    expect(tab.rung).toEqual(['a']);
    expect(tab.toastTexts().filter((text) => text === overToast)).toHaveLength(1);
    expect(await tab.runs()).toHaveLength(1);
  });

  it('[FT19] comes after the full length where the break was started later', async () => {
    const tab = await open();
    await tab.finish('a');
    tab.pass(180);
    await tab.commit(restChanges(await tab.run('a'), 5, tab.now()));
    await waitFor(async () => expect((await tab.run('a')).rest).toBe(480));
    await tab.restFor(299);
    expect(tab.rung).toEqual([]);
    await tab.restFor(1);
    expect(tab.rung).toEqual(['a']);
  });

  it('rings for nothing where the device woke more than a minute later, nor in a page that was opened after it', async () => {
    const tab = await open({ ...startsBreaks, startsFocus: true });
    await tab.finish('a');
    await tab.restFor(361);
    expect(tab.rung).toEqual([]);
    await tab.finish('b');
    tab.pass(302);
    tab.reload();
    await waitFor(async () => expect(breakOf(await tab.run('b'), tab.now())?.phase).toBe('over'));
    wake();
    expect(tab.rung).toEqual([]);
    expect(await tab.runs()).toHaveLength(2);
  });

  it.each([
    ['it was skipped', endRestChanges],
    ['another device has reset the clock', resetChanges],
  ])('rings for nothing where %s', async (_, changes) => {
    const tab = await open({ ...startsBreaks, startsFocus: true });
    await tab.finish('a');
    await tab.restFor(60);
    await tab.commit(changes(await tab.run('a'), tab.now()));
    await waitFor(async () => expect(breakOf(await tab.run('a'), tab.now())?.phase).not.toBe('running'));
    await tab.restFor(240);
    expect(tab.rung).toEqual([]);
    expect(await tab.runs()).toHaveLength(1);
  });

  it('rings for nothing where the next session was started in it', async () => {
    const tab = await open({ ...startsBreaks, startsFocus: true });
    await tab.finish('a');
    await tab.restFor(60);
    await tab.start('b', 'focus', 1500);
    await waitFor(async () => expect(await tab.runs()).toHaveLength(2));
    await tab.restFor(240);
    expect(tab.rung).toEqual([]);
    expect((await tab.runs()).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('rings for nothing while the clock of the device is set back', async () => {
    const tab = await open(startsBreaks);
    await tab.finish('a');
    await tab.restFor(-3600);
    await tab.restFor(600);
    expect(tab.rung).toEqual([]);
  });
});

describe('[FT20] a focus session that starts by itself', () => {
  const both = { startsBreaks: true, startsFocus: true, focusMinutes: 50 };

  it('starts at the end of the break, for the same task, once in two tabs', async () => {
    const indexedDB = new IDBFactory();
    const tab = await open(both, { indexedDB });
    const other = await open(both, { indexedDB });
    const purpose = { taskId: 't1', workId: 'w1', about: 'Write the report', workTitle: 'Thesis' };
    await tab.commit([
      create('clocks', 'a', {
        userId: testUser.id,
        kind: 'focus',
        phase: 'running',
        since: nowOf(tab.shell.clock),
        elapsed: 0,
        target: 1500,
        ...purpose,
        note: 'First part',
        createdAt: nowOf(tab.shell.clock),
      }),
    ]);
    for (const one of [tab, other])
      await waitFor(async () => expect((await one.run('a')).phase).toBe('running'));
    for (const one of tabs) one.pass(1500);
    wake();
    for (const one of [tab, other]) await waitFor(async () => expect((await one.run('a')).rest).toBe(300));
    await other.restFor(0);
    await tab.restFor(301);
    await waitFor(async () => expect(await tab.runs()).toHaveLength(2));
    const next = await tab.run('a-next');
    expect(next).toMatchObject({ ...purpose, phase: 'running', target: 3000 });
    expect(next).not.toHaveProperty('note');
    expect(next).not.toHaveProperty('rest');
    expect(await other.runs()).toHaveLength(2);
    expect([...tab.toastTexts(), ...other.toastTexts()].filter((text) => text.startsWith('Failed'))).toEqual(
      [],
    );
  });

  it('does not start where the page slept until ten seconds after the end', async () => {
    const tab = await open(both);
    await tab.finish('a');
    await tab.restFor(310);
    expect(tab.rung).toEqual(['a']);
    wake();
    expect(await tab.runs()).toHaveLength(1);
  });
});
