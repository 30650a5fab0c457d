// @vitest-environment jsdom
import { type Change, patch, repeatsOf } from '@dayloom/data';
import { addDays, type Repeat } from '@dayloom/domain';
import { occurrences } from '@dayloom/domain/repeats';
import { seriesDialogs } from '@dayloom/series';
import { testUser } from '@dayloom/testing/shell';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { seriesOf, taskOf, today, tomorrow } from '../testing/day-records.ts';
import { chooseFrom, openToday, rowOf } from '../testing/open-today.tsx';

type World = Awaited<ReturnType<typeof openToday>>;

beforeEach(async () => void (await seriesDialogs.load()));

const toDay = async ({ person }: World, name: string, times: number) => {
  for (let time = 0; time < times; time += 1) await person.click(screen.getByRole('button', { name }));
};

async function openAfter(days: number, seed: readonly Change[] = [seriesOf('Stretch')]) {
  const world = await openToday([...seed]);
  await toDay(world, days < 0 ? 'Previous day' : 'Next day', Math.abs(days));
  await rowOf('Stretch');
  return world;
}

async function rename(world: World) {
  await world.person.click((await rowOf('Stretch')).getByRole('button', { name: 'Rename task' }));
  await world.person.keyboard(' slowly{Enter}');
  await waitFor(() => expect(world.shell.shown).toHaveLength(1));
}
async function moveTo(world: World, item: string) {
  await chooseFrom(world.person, 'Stretch', item);
  await waitFor(() => expect(world.shell.shown).toHaveLength(1));
}
const question = ({ shell }: World) => shell.shown[0]?.question;
const choose = (world: World, label: string) =>
  act(async () =>
    question(world)
      ?.choices.find((choice) => choice.label === label)
      ?.run(),
  );

async function segmentsIn({ shell }: World) {
  const { records } = await shell.store.get(repeatsOf(testUser.id));
  return records as readonly Repeat[];
}
/** The next days of the series with their titles: '03-10 Stretch'. */
async function daysIn(world: World, count: number) {
  const days = occurrences(await segmentsIn(world), today, addDays(today, 60));
  return Array.from(days, ({ day, segment }) => `${day.slice(5)} ${segment.title}`).slice(0, count);
}

describe('the question after a day that is later than today was renamed', () => {
  it('[RP15][RP24] offers this and the following, or all, and says what each means', async () => {
    const world = await openAfter(2);
    await rename(world);
    expect(question(world)).toMatchObject({
      title: 'Change Repeating Task',
      text: 'Stretch slowly is changed on Thursday, March 12. What was before today, and what was changed on its own, stays.',
      closeLabel: 'Only this one',
      choices: [
        { label: 'This and the following', hint: 'From Thursday, March 12' },
        { label: 'All from today on' },
      ],
    });
  });

  it("[RP15][RP24] with 'This and the following' the days before keep their title, and one undo takes it back", async () => {
    const same = { repeat: 'Stretch', repeatDay: addDays(today, 3), date: addDays(today, 3) };
    const own = { repeat: 'Stretch', repeatDay: addDays(today, 4), date: addDays(today, 4) };
    const world = await openAfter(2, [seriesOf('Stretch'), taskOf('Stretch', same), taskOf('Bend', own)]);
    const before = await segmentsIn(world);
    await rename(world);
    expect(await choose(world, 'This and the following')).toBe(true);
    expect(await daysIn(world, 4)).toEqual([
      '03-10 Stretch',
      '03-11 Stretch',
      '03-12 Stretch slowly',
      '03-13 Stretch slowly',
    ]);
    expect((await world.stored()).map(({ title }) => title).toSorted()).toEqual(['Bend', 'Stretch slowly']);
    expect(world.shell.shown[1]).toMatchObject({
      message: 'This and the following changed',
      detail: 'Stretch slowly',
    });
    await act(world.undoLast);
    expect(await segmentsIn(world)).toEqual(before);
    expect((await world.stored()).map(({ title }) => title).toSorted()).toEqual(['Bend', 'Stretch']);
    await rowOf('Stretch');
  });

  it("[RP15][RP24] with 'All from today on' the days before it change as well", async () => {
    const world = await openAfter(2);
    await rename(world);
    await choose(world, 'All from today on');
    expect(await daysIn(world, 2)).toEqual(['03-10 Stretch slowly', '03-11 Stretch slowly']);
  });

  it.each([
    ['today', 0, [seriesOf('Stretch')]],
    ['its first day', 1, [seriesOf('Stretch', { first: tomorrow })]],
    ['a day before today', -1, [seriesOf('Stretch', { first: addDays(today, -3) })]],
  ])("[RP15][RP24] is not there on %s, where 'All' is", async (_, days, seed) => {
    const world = await openAfter(days, seed);
    await rename(world);
    expect([question(world), typeof world.shell.shown[0]?.all]).toEqual([undefined, 'function']);
  });

  it('[RP15][RP24] reports that the series was changed meanwhile, and changes nothing', async () => {
    const world = await openAfter(2);
    await rename(world);
    await act(() => world.shell.store.commit([patch('repeats', 'Stretch', { title: 'Bend' })]));
    const before = await segmentsIn(world);
    expect(await choose(world, 'This and the following')).toBe(false);
    expect(world.toastTexts().at(-1)).toBe('The repeating task was changed or ended meanwhile');
    expect(await segmentsIn(world)).toEqual(before);
  });
});

describe('the question after a day that is later than today was moved', () => {
  const onThursday = [seriesOf('Stretch', { rule: 'FREQ=WEEKLY;BYDAY=TU,TH' })];

  it("[RP15][RP24] with 'This and the following' moves the days after it, and one undo takes it back", async () => {
    const world = await openAfter(2, onThursday);
    const before = await segmentsIn(world);
    await moveTo(world, 'Tomorrow');
    expect(question(world)?.choices[0]).toMatchObject({
      label: 'This and the following',
      hint: 'Every week on Tuesday and Wednesday',
    });
    await choose(world, 'This and the following');
    expect(await daysIn(world, 4)).toEqual(['10', '11', '17', '18'].map((day) => `03-${day} Stretch`));
    expect(await world.stored()).toEqual([]);
    await act(world.undoLast);
    expect(await segmentsIn(world)).toEqual(before);
    await rowOf('Stretch');
  });

  it("[RP15][RP24] has neither question nor 'All' where the series would lose a weekday", async () => {
    const world = await openAfter(2, [seriesOf('Stretch', { rule: 'FREQ=WEEKLY;BYDAY=TU,WE,TH' })]);
    await moveTo(world, 'Tomorrow');
    expect(Object.keys(world.shell.shown[0] ?? {})).toEqual(['kind', 'message', 'undo', 'records', 'detail']);
  });
});
