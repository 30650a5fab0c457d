// @vitest-environment jsdom
import { addDays } from '@dayloom/domain';
import { seriesDialogs } from '@dayloom/series';
import { closed, field, fill, press, trapFocusInDialogs } from '@dayloom/testing/dialog-form';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { activitiesOf, today, tomorrow, yesterday } from '../testing/day-records.ts';
import { activitiesShown, activityOf, openTimetable } from '../testing/open-timetable.tsx';

beforeEach(async () => {
  trapFocusInDialogs();
  await seriesDialogs.load();
});

const menu = () => screen.findByRole('button', { name: 'More actions' });

const shows = (row: string) => waitFor(async () => expect(await activitiesShown()).toEqual([row]));

async function openForm(...given: Parameters<typeof openTimetable>) {
  const world = await openTimetable(...given);
  await world.person.click(await menu());
  await world.person.click(await screen.findByRole('menuitem', { name: 'Repeats...' }));
  return world;
}

it("[RP8] 'Repeats...' in the menu of an activity makes it the first one of a series, with one undo", async () => {
  const world = await openForm([activityOf('Swim', '18:00', '19:00')]);
  const before = await world.stored();
  expect(['Title', 'Start Time', 'End Time'].map((name) => field(name).value)).toEqual([
    'Swim',
    '18:00',
    '19:00',
  ]);
  fill('End Time', '19:30');
  fill('Repeats', 'weekly');
  await press('Repeat');
  await closed();
  await shows('SwimRepeats: Every week on Tuesday6:00 PM – 7:30 PM');
  expect(document.activeElement).toBe(await menu());
  const [series] = await world.series();
  expect(series).toMatchObject({
    makes: 'schedule',
    title: 'Swim',
    first: today,
    time: '18:00',
    endTime: '19:30',
    rule: 'FREQ=WEEKLY;BYDAY=TU',
  });
  expect(await world.stored()).toEqual([
    { ...before[0], endTime: '19:30', repeat: series?.id, repeatDay: today },
  ]);
  await world.pressInToast('undo');
  await shows('Swim6:00 PM – 7:00 PM');
  expect(await world.series()).toEqual([]);
});

it('[RP8] an activity of a day that the rule leaves out moves to the first time', async () => {
  const world = await openForm([activityOf('Swim', '18:00', '19:00')]);
  fill('Repeats', 'custom');
  fill('Unit', 'week');
  await world.person.click(screen.getByRole('checkbox', { name: /^Wed/ }));
  await world.person.click(screen.getByRole('checkbox', { name: /^Tue/ }));
  await press('Repeat');
  await closed();
  expect(await world.stored()).toMatchObject([{ date: tomorrow, repeatDay: tomorrow }]);
});

it.each([
  ['a single one', [activityOf('Swim', '18:00', '19:00', yesterday)]],
  [
    'one of a series that has ended',
    [activitiesOf('Swim', '18:00', '19:00', { first: addDays(today, -9), rule: 'FREQ=DAILY;COUNT=9' })],
  ],
])(
  '[RP8] [TT13] a past activity stays as it is, and its series begins from today on: %s',
  async (_, seed) => {
    const world = await openTimetable(seed, { search: `date=${yesterday}` });
    await screen.findByText('Swim');
    const before = [await world.stored(), await activitiesShown()];
    await world.person.click(await menu());
    await world.person.click(
      await screen.findByRole('menuitem', { name: /^(Repeats|Edit repeating activity)\.\.\.$/ }),
    );
    await press('Repeat');
    await closed();
    expect([await world.stored(), await activitiesShown()]).toEqual(before);
    expect(document.activeElement).toBe(await menu());
    await world.person.click(screen.getByRole('button', { name: 'Today' }));
    await shows('SwimRepeats: Every day6:00 PM – 7:00 PM');
    expect(await world.series()).toContainEqual(
      expect.objectContaining({ first: today, rule: 'FREQ=DAILY' }),
    );
    await world.pressInToast('undo');
    await screen.findByText('No activities scheduled for this date');
  },
);
