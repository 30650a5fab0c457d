// @vitest-environment jsdom
import { patch, remove } from '@dayloom/data';
import { seriesDayId } from '@dayloom/domain';
import { seriesDialogs } from '@dayloom/series';
import { closed, dialog, field, fill, press } from '@dayloom/testing/dialog-form';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { activitiesOf, today, tomorrow, yesterday } from '../testing/day-records.ts';
import {
  activitiesShown,
  activityOf,
  address,
  days,
  fillAll,
  openAdd,
  openTimetable,
} from '../testing/open-timetable.tsx';

beforeEach(async () => void (await seriesDialogs.load()));

const repeatsField = () => dialog().queryByLabelText('Repeats');
const marked = () => days().map((day) => /activit/.test(day.getAttribute('aria-label') ?? ''));
const fromTuesday = [false, false, true, true, true, true, true];

describe('the form of a new activity', () => {
  it("[RP21] with 'Repeats' adds a series that begins on the day, and 'Undo' removes it", async () => {
    const world = await openAdd();
    expect(field('Repeats').value).toBe('none');
    fillAll('Swim', '18:00', '19:00');
    fill('Repeats', 'daily');
    expect(dialog().getByText('6:00 PM wherever you are')).toBeTruthy();
    await press('Add Activity');
    await closed();
    expect(await world.series()).toMatchObject([
      { makes: 'schedule', title: 'Swim', first: today, time: '18:00', endTime: '19:00', rule: 'FREQ=DAILY' },
    ]);
    expect([await world.stored(), world.shell.shown]).toMatchObject([
      [],
      [{ message: 'Repeating activity added successfully', detail: 'Every day' }],
    ]);
    await waitFor(() => expect(marked()).toEqual(fromTuesday));
    await world.pressInToast('undo');
    await waitFor(() => expect(marked()).not.toContain(true));
  });

  it('[RP19] [TT7] of a series keeps a time that the clock skips on its first day', async () => {
    const world = await openAdd([], { search: 'date=2026-03-29' });
    fillAll('Feed', '02:30', '02:45');
    fill('Repeats', 'weekly');
    await press('Add Activity');
    await closed();
    expect(await world.series()).toMatchObject([{ time: '02:30', endTime: '02:45' }]);
  });

  it('[RP6] [ER40] refuses a wrong repetition at its field, after the other fields', async () => {
    const { toastTexts, series } = await openAdd();
    fill('Repeats', 'daily');
    fill('Ends', 'times');
    fill('Times', '');
    await press('Add Activity');
    expect(toastTexts()).toEqual(['Please fill in all fields']);
    fillAll('Swim', '18:00', '19:00');
    await press('Add Activity');
    expect([toastTexts()[1], await series()]).toEqual(['Choose a number from 1 to 999', []]);
    expect(document.activeElement).toBe(field('Times'));
  });
});

it("[RP21] a single activity becomes the first time of the series, and 'Undo' makes it single again", async () => {
  const world = await openTimetable([activityOf('Swim', '18:00', '19:00')]);
  const before = await world.stored();
  await world.person.click(await screen.findByRole('button', { name: 'Edit activity' }));
  fill('Start Time', '17:00');
  fill('Repeats', 'weekly');
  await press('Save Changes');
  await closed();
  const [series] = await world.series();
  expect(series).toMatchObject({ title: 'Swim', time: '17:00', rule: 'FREQ=WEEKLY;BYDAY=TU' });
  expect(await world.stored()).toEqual([
    { ...before[0], startTime: '17:00', repeat: series?.id, repeatDay: today },
  ]);
  await screen.findByTitle('Every week on Tuesday');
  await world.pressInToast('undo');
  await waitFor(() => expect(screen.queryByTitle('Every week on Tuesday')).toBeNull());
  expect(await activitiesShown()).toEqual(['Swim6:00 PM – 7:00 PM']);
});

describe('the form of one day of a series', () => {
  const tuesdays = { first: yesterday, rule: 'FREQ=WEEKLY;BYDAY=TU' };
  async function openDay(fields = {}) {
    const world = await openTimetable([activitiesOf('Swim', '18:00', '19:00', fields)]);
    await world.person.click(await screen.findByRole('button', { name: 'Edit activity' }));
    return world;
  }
  const save = async () => {
    await press('Save Changes');
    await closed();
  };
  const nextWeek = async ({ person }: Awaited<ReturnType<typeof openDay>>) => {
    await person.click(screen.getByRole('button', { name: 'Next week' }));
    return activitiesShown();
  };

  it('[RP21] says that it is of this day alone, and leads to the form of the series', async () => {
    await openDay();
    expect(dialog().getByText('Every day. What you change here is for this day alone.')).toBeTruthy();
    expect(repeatsField()).toBeNull();
    await press('Edit repeating activity...');
    await screen.findByRole('dialog', { name: 'Edit Repeating Activity' });
    fill('Title', 'Swim far');
    await press('All from today on');
    await closed();
    expect(await activitiesShown()).toEqual([expect.stringContaining('Swim far')]);
  });

  it("[RP21] [RP15] changes this day alone; 'All' changes title and times from today on, with one undo", async () => {
    const world = await openDay({ first: yesterday });
    fillAll('Swim far', '17:30', '19:30');
    await save();
    expect(world.shell.shown).toMatchObject([
      { message: 'Activity updated successfully', detail: 'Swim far', all: expect.any(Function) },
    ]);
    expect(await world.stored()).toMatchObject([
      { id: seriesDayId('Swim', today), title: 'Swim far', startTime: '17:30', repeatDay: today },
    ]);
    expect(await nextWeek(world)).toEqual([expect.stringMatching(/^SwimRepeats.*6:00 PM – 7:00 PM/)]);
    await world.pressInToast('all');
    expect(await activitiesShown()).toEqual([expect.stringMatching(/^Swim farRepeats.*5:30 PM – 7:30 PM/)]);
    await world.pressInToast('undo');
    expect(await activitiesShown()).toEqual([expect.stringMatching(/^SwimRepeats.*6:00 PM – 7:00 PM/)]);
    await world.person.click(screen.getByRole('button', { name: 'Today' }));
    expect(await activitiesShown()).toEqual([expect.stringMatching(/^SwimRepeats.*6:00 PM – 7:00 PM/)]);
  });

  it("[RP21] [RP15] [TT16] moves this day, which is then selected; 'All' moves the series", async () => {
    const world = await openDay(tuesdays);
    fill('Date', tomorrow);
    await save();
    expect(address()).toBe(`/timetable?date=${tomorrow}`);
    expect(marked()).toEqual([false, false, false, true, false, false, false]);
    await world.pressInToast('all');
    await waitFor(async () => expect(await world.series()).toHaveLength(2));
    expect(await nextWeek(world)).toEqual([expect.stringContaining('Every week on Wednesday')]);
    expect(marked()).toEqual([false, false, false, true, false, false, false]);
  });

  it('[RP21] keeps what was typed while the series is changed or deleted elsewhere, and saves it', async () => {
    const world = await openDay();
    fill('Activity Title', 'Swim far');
    await act(() => world.shell.store.commit([patch('repeats', 'Swim', { title: 'Dive' })]));
    await act(() => world.shell.store.commit([remove('repeats', 'Swim')]));
    expect(field('Activity Title').value).toBe('Swim far');
    await save();
    expect(await activitiesShown()).toEqual([expect.stringContaining('Swim far')]);
    expect(await world.stored()).toMatchObject([{ title: 'Swim far', date: today, startTime: '18:00' }]);
  });
});
