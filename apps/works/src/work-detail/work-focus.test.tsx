// @vitest-environment jsdom
import { purge, remove, sessionsOf, sessionsOfWork } from '@dayloom/data';
import { clockTime, momentAt, planDay, timerHistory, type TimerSession, type Work } from '@dayloom/domain';
import { dayStartAtom, localeAtom, useSetAtom } from '@dayloom/platform';
import { add, aTimerSession } from '@dayloom/testing';
import { type TestShell, testUser } from '@dayloom/testing/shell';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { address } from '../testing/open-screen.tsx';
import { openWorkDetail } from '../testing/open-work-detail.tsx';
import { aTask, aWork } from '../testing/records.ts';

const set = renderHook(() => ({ dayStart: useSetAtom(dayStartAtom), locale: useSetAtom(localeAtom) })).result;
afterEach(() =>
  act(() => {
    set.current.dayStart(0);
    set.current.locale('');
  }),
);

/** A session of the work. The current day of the tests is Tuesday, 10 March. */
const session = (work: Work, minutes: number, day = '2026-03-10', fields: Partial<TimerSession> = {}) =>
  add(
    timerHistory,
    aTimerSession(testUser.id, {
      workId: work.id,
      workTitle: work.workTitle,
      duration: 60 * minutes,
      createdAt: momentAt(planDay(day), clockTime('02:00')),
      ...fields,
    }),
  );

const figures = () => screen.queryByText('Focus', { selector: 'dt' })?.nextElementSibling?.textContent;
const expectFigures = (text: string | undefined) => waitFor(() => expect(figures()).toBe(text));

it('[TH7] the page of a work shows its focus in all and this week, and the stopwatch next to it', async () => {
  const work = aWork();
  const other = aWork();
  const { shell } = await openWorkDetail({ work });
  expect(figures()).toBeUndefined();
  await shell.store.commit([session(work, 45), session(work, 155, '2026-03-01'), session(other, 300)]);
  await expectFigures('3 h 20 min in all, 45 min this week');
  await shell.store.commit([session(work, 20, '2026-03-02', { type: 'stopwatch' })]);
  await expectFigures('3 h 20 min in all, 45 min this week, stopwatch 20 min');
});

it('[TH7] below a minute it shows nothing', async () => {
  const work = aWork();
  const { shell } = await openWorkDetail({ work });
  await shell.store.commit([session(work, 0.5)]);
  await shell.store.commit([session(work, 2, '2026-03-10', { type: 'stopwatch' })]);
  await expectFigures('stopwatch 2 min');
});

it("[TH7] [ST2] the week begins on the user's first weekday, at the user's day start", async () => {
  const work = aWork();
  const { shell } = await openWorkDetail({ work });
  await shell.store.commit([session(work, 10, '2026-03-08'), session(work, 20, '2026-03-09')]);
  await expectFigures('30 min in all, 30 min this week');
  act(() => set.current.dayStart(4));
  await expectFigures('30 min in all, 20 min this week');
  act(() => set.current.locale('fw-mon'));
  await expectFigures('30 min in all, 0 min this week');
});

const minutesOf = async ({ store, user }: TestShell, work: Work) =>
  (await store.sum(sessionsOfWork(user.id, 'focus', work.id), 'duration')).value / 60;

it('[TH7] the sessions of a work stay when it is deleted, restored, and purged', async () => {
  const work = aWork({ workTitle: 'Paint the fence' });
  const task = aTask(work);
  const { shell, person } = await openWorkDetail({ work, tasks: [task] });
  const days = Array.from({ length: 40 }, () => session(work, 5, '2026-03-10', { taskId: task.id }));
  await shell.store.commit(days);
  await expectFigures('3 h 20 min in all, 3 h 20 min this week');
  const sessions = async () => (await shell.store.get(sessionsOf(shell.user.id))).records;
  const before = await sessions();

  await person.click(screen.getByRole('button', { name: 'More actions' }));
  await person.click(screen.getByRole('menuitem', { name: 'Delete Work' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Work' }));
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(await sessions()).toEqual(before);
  expect(await minutesOf(shell, work)).toBe(200);
  await shell.shown[0]?.undo?.();
  expect(await sessions()).toEqual(before);
  await shell.store.commit([remove('works', work.id)]);
  await shell.store.commit([purge('works', work.id)]);
  expect(await sessions()).toEqual(before);
  expect(await minutesOf(shell, work)).toBe(200);
});
