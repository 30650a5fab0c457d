// @vitest-environment jsdom
import { clockTime, planDay, schedules } from '@dayloom/domain';
import { occurrences } from '@dayloom/domain/repeats';
import { seriesDialogs } from '@dayloom/series';
import { add, anActivity } from '@dayloom/testing';
import { closed, fill, press } from '@dayloom/testing/dialog-form';
import { testUser } from '@dayloom/testing/shell';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { activitiesOf, today } from '../testing/day-records.ts';
import { activitiesShown, fillAll, openTimetable } from '../testing/open-timetable.tsx';

beforeEach(async () => void (await seriesDialogs.load()));

const swim = activitiesOf('Swim', '18:00', '19:00', { rule: 'FREQ=WEEKLY;BYDAY=WE' });
const until = planDay('2026-03-31');

/** Moves the second Wednesday to Thursday, with other times. */
async function moveSecond() {
  const world = await openTimetable([swim], { search: 'date=2026-03-18' });
  await world.person.click(await screen.findByRole('button', { name: 'Edit activity' }));
  fillAll('Swim', '17:30', '19:30');
  fill('Date', '2026-03-19');
  await press('Save Changes');
  await closed();
  const timesIn = async () =>
    Array.from(
      occurrences(await world.series(), today, until),
      ({ day, segment }) => `${day.slice(5)} ${segment.time}–${segment.endTime}`,
    );
  return { ...world, timesIn, question: world.shell.shown[0]?.question };
}

it('[RP21][RP24] the question of an activity says the new rule, and its first time where that is another day', async () => {
  const { question } = await moveSecond();
  expect(question).toMatchObject({
    title: 'Change Repeating Activity',
    text: 'Swim is changed on Thursday, March 19. What was before today, and what was changed on its own, stays.',
    choices: [
      { label: 'This and the following', hint: 'Every week on Thursday' },
      { label: 'All from today on', hint: 'Every week on Thursday, first time: Thursday, March 12' },
    ],
  });
});

it("[RP21][RP24] 'This and the following' of an activity changes day and times from then on, with one undo", async () => {
  const { question, timesIn, stored, pressInToast } = await moveSecond();
  await act(async () => question?.choices[0]?.run());
  expect(await timesIn()).toEqual([
    '03-11 18:00–19:00',
    // The moved day is left out.
    '03-18 18:00–19:00',
    '03-19 17:30–19:30',
    '03-26 17:30–19:30',
  ]);
  expect([await stored(), await activitiesShown()]).toEqual([
    [],
    [expect.stringMatching(/^SwimRepeats: Every week on Thursday/)],
  ]);
  await pressInToast('undo');
  expect(await timesIn()).toEqual(['03-11', '03-18', '03-25'].map((day) => `${day} 18:00–19:00`));
});

describe("'Does not repeat' for an activity", () => {
  async function stop(times: Readonly<Record<string, string>>) {
    const own = { id: 'Swim-20260318', date: planDay('2026-03-18'), title: 'Swim far' };
    const day = {
      repeat: 'Swim',
      repeatDay: own.date,
      startTime: clockTime('18:00'),
      endTime: clockTime('20:00'),
    };
    const world = await openTimetable([swim, add(schedules, anActivity(testUser.id, { ...own, ...day }))], {
      search: 'date=2026-03-18',
    });
    await world.person.click(await screen.findByRole('button', { name: 'More actions' }));
    await world.person.click(await screen.findByRole('menuitem', { name: 'Edit repeating activity...' }));
    await screen.findByRole('dialog');
    fill('Repeats', 'none');
    for (const [name, time] of Object.entries(times)) fill(name, time);
    await press('Stop repeating');
    await closed();
    return world;
  }

  it.each([
    ['the typed times', { 'Start Time': '17:00' }, ['17:00', '19:00']],
    ['its own times where none are typed', {}, ['18:00', '20:00']],
  ])('[RP21][RP25] keeps the shown day with %s', async (_, times, [startTime, endTime]) => {
    const world = await stop(times);
    expect(await world.stored()).toMatchObject([{ title: 'Swim far', startTime, endTime }]);
    expect(await activitiesShown()).toEqual([expect.not.stringContaining('Repeats')]);
    await world.pressInToast('undo');
    expect(await world.stored()).toMatchObject([{ startTime: '18:00', endTime: '20:00' }]);
    expect(await activitiesShown()).toEqual([expect.stringContaining('Repeats')]);
  });
});
