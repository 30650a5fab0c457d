// @vitest-environment jsdom
import { remove } from '@dayloom/data';
import { longDay, planDay } from '@dayloom/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { longWork, stored, yesterday } from '../testing/day-tasks.ts';
import { dragOnto, liftOnto, rowOf } from '../testing/drag-row.ts';
import { openWorkDetail } from '../testing/open-work-detail.tsx';
import { aTask, today } from '../testing/records.ts';

const tomorrow = planDay('2026-03-11');
const railDay = (day: string) => screen.getByRole('button', { name: new RegExp(longDay(planDay(day))) });
const heading = (day: string) =>
  screen.getByRole('heading', { level: 3, name: new RegExp(longDay(planDay(day))) });

/** Opens a work with a task of today and one of each neighbouring day. */
async function openThreeDays(view: string) {
  const work = longWork();
  const tasks = [
    aTask(work, { title: 'Buy paint' }),
    aTask(work, { title: 'Left', date: yesterday }),
    aTask(work, { title: 'Later', date: tomorrow }),
  ];
  const { shell } = await openWorkDetail({ work, tasks, search: `?day=${view}` });
  await screen.findByText(view === yesterday ? 'Left' : 'Buy paint');
  const dayOf = async (title: string) =>
    (await stored(shell, { workId: work.id })).find((task) => task.title === title)?.date;
  return { shell, dayOf, paint: tasks[0]! };
}

it("[WD21] a task is dragged onto a day of the rail, and 'Undo' moves it back", async () => {
  const { shell, dayOf } = await openThreeDays(today);
  await dragOnto(railDay(tomorrow), rowOf('Buy paint'));
  await waitFor(() => expect(screen.queryByText('Buy paint')).toBeNull());
  expect(await dayOf('Buy paint')).toBe(tomorrow);
  await waitFor(() => expect(shell.shown[0]?.message).toBe('Moved to tomorrow'));
  await shell.shown[0]?.undo?.();
  expect(await screen.findByText('Buy paint')).toBeTruthy();
});

it('[WD21] [WD10] a past day of the rail takes no task, but a task of a past day can be dragged from it', async () => {
  const { shell, dayOf } = await openThreeDays(yesterday);
  await dragOnto(railDay(yesterday), rowOf('Left'));
  expect([await dayOf('Left'), shell.shown]).toEqual([yesterday, []]);
  await dragOnto(railDay(today), rowOf('Left'));
  await waitFor(async () => expect(await dayOf('Left')).toBe(today));
});

it('[WD21] a drop on its own day writes nothing', async () => {
  const { shell, dayOf } = await openThreeDays(today);
  await dragOnto(railDay(today), rowOf('Buy paint'));
  expect([await dayOf('Buy paint'), shell.shown]).toEqual([today, []]);
});

it("[WD21] a mouse on its title's text does not drag it", async () => {
  const { dayOf } = await openThreeDays(today);
  await dragOnto(railDay(tomorrow), screen.getByText('Buy paint'));
  expect(await dayOf('Buy paint')).toBe(today);
});

it('[WD21] a task that is deleted elsewhere is no longer dragged', async () => {
  const { shell, paint } = await openThreeDays(today);
  await liftOnto(railDay(tomorrow), rowOf('Buy paint'));
  expect(railDay(tomorrow).dataset['over']).toBe('');
  await shell.store.commit([remove('tasks', paint.id)]);
  await waitFor(() => expect(railDay(tomorrow).dataset['over']).toBeUndefined());
  fireEvent.pointerUp(window, { pointerId: 1 });
  expect(shell.shown).toEqual([]);
});

it("[WD21] [WD20] in 'All tasks' a task is dragged onto the heading of another day, but not of a past one", async () => {
  const { shell, dayOf } = await openThreeDays('all');
  await dragOnto(heading(yesterday), rowOf('Later'));
  expect([await dayOf('Later'), shell.shown]).toEqual([tomorrow, []]);
  await dragOnto(heading(today), rowOf('Later'));
  await waitFor(async () => expect(await dayOf('Later')).toBe(today));
  await dragOnto(railDay(tomorrow), rowOf('Left'));
  await waitFor(async () => expect(await dayOf('Left')).toBe(tomorrow));
});
