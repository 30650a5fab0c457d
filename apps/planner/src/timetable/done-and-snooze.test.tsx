// @vitest-environment jsdom
import { clockTime, momentAt } from '@dayloom/domain';
import { snoozing } from '@dayloom/series';
import { press } from '@dayloom/testing/dialog-form';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { activitiesOf, today, tomorrow, yesterday } from '../testing/day-records.ts';
import { activitiesShown, activityOf, blocksOf, openTimetable } from '../testing/open-timetable.tsx';
import { onWideScreen } from '../testing/windows.ts';

beforeEach(async () => void (await snoozing.load()));

const menu = () => screen.findByRole('button', { name: 'More actions' });

async function choose({ person }: Awaited<ReturnType<typeof openTimetable>>, item: string) {
  await person.click(await menu());
  await person.click(await screen.findByRole('menuitem', { name: item }));
}
const shows = (row: string) => waitFor(async () => expect(await activitiesShown()).toEqual([row]));

it("[TT20] [NF33] 'Done' keeps an activity at its place in list and grid, muted, with one undo", async () => {
  onWideScreen();
  const world = await openTimetable([activityOf('Swim', '18:00', '19:00')]);
  await choose(world, 'Done');
  await shows('SwimDone6:00 PM – 7:00 PM');
  await waitFor(() => expect(blocksOf('Tuesday, March 10')).toEqual(['Swim 6:00 PM – 7:00 PM, done']));
  expect(screen.getByTitle(/Swim.*, done$/).dataset['done']).toBe('true');
  const more = await menu();
  await waitFor(() => expect(document.activeElement).toBe(more));
  expect(await world.stored()).toMatchObject([{ completed: true }]);
  await waitFor(() => expect(world.toastTexts()).toEqual(['Activity done']));
  await world.pressInToast('undo');
  await shows('Swim6:00 PM – 7:00 PM');
  expect((await world.stored())[0]).not.toHaveProperty('completed');
});

it('[TT20] [NF32] of a series one day alone is put off, and the undo computes it again', async () => {
  const world = await openTimetable([activitiesOf('Swim', '18:00', '19:00')]);
  await choose(world, 'Snooze...');
  await screen.findByRole('dialog', { name: 'Snooze Activity' });
  await press('Tomorrow morning tomorrow, 9:00 AM');
  await shows('SwimRepeats: Every daySnoozed until tomorrow, 9:00 AM6:00 PM – 7:00 PM');
  expect(await world.stored()).toMatchObject([
    { repeatDay: today, snoozedUntil: momentAt(tomorrow, clockTime('09:00')) },
  ]);
  await world.pressInToast('undo');
  await shows('SwimRepeats: Every day6:00 PM – 7:00 PM');
  expect(await world.stored()).toEqual([]);
});

it('[TT20] an activity of a past day has neither', async () => {
  const world = await openTimetable([activityOf('Swim', '18:00', '19:00', yesterday)], {
    search: `date=${yesterday}`,
  });
  await world.person.click(await menu());
  await screen.findByRole('menuitem', { name: 'Repeats...' });
  expect(screen.queryByRole('menuitem', { name: /Done|Snooze/ })).toBeNull();
});
