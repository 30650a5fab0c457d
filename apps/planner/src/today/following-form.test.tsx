// @vitest-environment jsdom
import { type Change, patch, remove, repeatsOf, restore } from '@dayloom/data';
import { addDays, planDay, type Repeat } from '@dayloom/domain';
import { occurrences } from '@dayloom/domain/repeats';
import { closed, dialog, field, fill, press, trapFocusInDialogs } from '@dayloom/testing/dialog-form';
import { testUser } from '@dayloom/testing/shell';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { seriesOf, taskOf, today } from '../testing/day-records.ts';
import { chooseFrom, openToday, rowOf } from '../testing/open-today.tsx';

type World = Awaited<ReturnType<typeof openToday>>;

beforeEach(trapFocusInDialogs);

/** Today is a Tuesday. */
const thursday = planDay('2026-03-12');
const stretch = seriesOf('Stretch');
const choice = (name: RegExp) => dialog().getByRole<HTMLInputElement>('radio', { name });
const following = /^This and the following/;
const rule = () => dialog().getByText(/^Every (day|week|month|year)/, { selector: 'p' }).textContent;

/** Opens the form of the series from the row of Thursday. */
async function openOnThursday(seed: readonly Change[] = [stretch], title = 'Stretch') {
  const world = await openToday(seed);
  for (const _ of [1, 2]) await world.person.click(screen.getByRole('button', { name: 'Next day' }));
  await rowOf(title);
  await chooseFrom(world.person, title, 'Edit repeating task...');
  await screen.findByRole('dialog');
  return world;
}

/** The days of the series with their titles: '03-10 Stretch'. */
async function daysIn({ shell }: World, count = 4) {
  const { records } = await shell.store.get(repeatsOf(testUser.id));
  const days = occurrences(records as readonly Repeat[], today, addDays(today, 60));
  return Array.from(days, ({ day, segment }) => `${day.slice(5)} ${segment.title}`).slice(0, count);
}

describe("'This and the following' in the form of a series", () => {
  it('[RP12][RP24] is chosen at first on a later day, and one undo takes the change back', async () => {
    const world = await openOnThursday();
    expect(choice(following).checked).toBe(true);
    expect(choice(following).labels?.[0]?.textContent).toMatch(/from Thursday, March 12$/);
    fill('Title', 'Stretch slowly');
    fill('Repeats', 'weekly');
    await press('This and the following');
    await closed();
    await (await rowOf('Stretch slowly')).findByTitle('Every week on Thursday');
    expect(await daysIn(world)).toEqual([
      '03-10 Stretch',
      '03-11 Stretch',
      '03-12 Stretch slowly',
      '03-19 Stretch slowly',
    ]);
    await waitFor(() => expect(world.toastTexts()).toEqual(['Repeating task updated successfully']));
    await act(world.undoLast);
    await (await rowOf('Stretch')).findByTitle('Every day');
    expect(await daysIn(world)).toEqual(['10', '11', '12', '13'].map((day) => `03-${day} Stretch`));
  });

  it('[RP24] has an undo that leaves what was changed since then', async () => {
    const world = await openOnThursday();
    fill('Repeats', 'weekly');
    await press('This and the following');
    await closed();
    await waitFor(() => expect(world.shell.shown).toHaveLength(1));
    const since = patch('repeats', 'Stretch-20260312', { rule: 'FREQ=WEEKLY;BYDAY=FR' });
    await act(() => world.shell.store.commit([since]));
    await act(world.undoLast);
    expect(await daysIn(world)).toEqual(['10', '11', '13', '20'].map((day) => `03-${day} Stretch`));
  });

  it('[RP12][RP24] can be changed to all, and the typed title and rule stay', async () => {
    const world = await openOnThursday();
    fill('Title', 'Stretch slowly');
    fill('Repeats', 'weekly');
    await world.person.click(choice(/^All from today on/));
    expect([field('Title').value, rule()?.trim()]).toEqual([
      'Stretch slowly',
      'Every week on Thursday First time: Thursday, March 12',
    ]);
    await press('All from today on');
    await closed();
    expect(await daysIn(world, 2)).toEqual(['03-12 Stretch slowly', '03-19 Stretch slowly']);
  });

  it('[RP5][RP24] says which day is the first where the shown one is not in the new rule', async () => {
    const world = await openOnThursday();
    fill('Repeats', 'custom');
    for (const name of ['Thursday', 'Monday'])
      await world.person.click(dialog().getByRole('checkbox', { name }));
    expect(rule()).toBe('Every week on Monday First time: Monday, March 16');
    await press('This and the following');
    await closed();
    expect(await daysIn(world)).toEqual(['10', '11', '16', '23'].map((day) => `03-${day} Stretch`));
  });

  it('[RP5] says which day is the first also where it is before the shown one', async () => {
    const world = await openOnThursday([seriesOf('Stretch', { rule: 'FREQ=WEEKLY;BYDAY=TH' })]);
    fill('Repeats', 'custom');
    for (const name of ['Thursday', 'Wednesday'])
      await world.person.click(dialog().getByRole('checkbox', { name }));
    expect(rule()).toBe('Every week on Wednesday First time: Wednesday, March 11');
    await press('All from today on');
    await closed();
    expect(await daysIn(world, 2)).toEqual(['03-11 Stretch', '03-18 Stretch']);
  });

  it('[RP12][RP24] shows what counts from the chosen day on', async () => {
    const fields = { series: 'Stretch', first: thursday, rule: 'FREQ=WEEKLY;BYDAY=TH,FR' };
    const world = await openOnThursday([stretch, seriesOf('Bend', fields)], 'Bend');
    expect([field('Title').value, rule()?.trim()]).toEqual(['Bend', 'Every week on Thursday and Friday']);
    await world.person.click(choice(/^All from today on/));
    expect([field('Title').value, rule()?.trim()]).toEqual(['Stretch', 'Every day']);
    await world.person.click(choice(following));
    expect(field('Title').value).toBe('Bend');
  });

  it('[RP12][RP24] keeps what was changed on its own, and says so', async () => {
    const day = addDays(thursday, 1);
    const changed = taskOf('Bend', { date: day, repeat: 'Stretch', repeatDay: day });
    const same = { date: thursday, repeat: 'Stretch', repeatDay: thursday };
    const world = await openOnThursday([stretch, changed, taskOf('Stretch', same)]);
    expect(dialog().getByText(/^What is before/).textContent).toBe(
      'What is before Thursday, March 12, and what was changed on its own, stays.',
    );
    fill('Title', 'Stretch slowly');
    await press('This and the following');
    await closed();
    await rowOf('Stretch slowly');
    expect((await world.stored()).map(({ title }) => title).toSorted()).toEqual(['Bend', 'Stretch slowly']);
  });

  it('[RP12][RP24] is not there today, where it would be the same', async () => {
    const world = await openToday([stretch]);
    await chooseFrom(world.person, 'Stretch', 'Edit repeating task...');
    await screen.findByRole('dialog');
    expect(dialog().queryByRole('radio')).toBeNull();
    expect(dialog().getByText('What was before today, and what was changed on its own, stays.')).toBeTruthy();
  });

  it.each([
    ['ended from that day on', [patch('repeats', 'Stretch', { rule: 'FREQ=DAILY;UNTIL=20260311' })]],
    ['deleted', [remove('repeats', 'Stretch')]],
  ])('[RP12][RP24] changes nothing of a series that was %s meanwhile, and the text stays', async (_, end) => {
    const own = taskOf('Bend', { date: thursday, repeat: 'Stretch', repeatDay: thursday });
    const world = await openOnThursday([stretch, own], 'Bend');
    fill('Title', 'Stretch slowly');
    await act(() => world.shell.store.commit(end));
    const days = await daysIn(world);
    expect(choice(following).checked).toBe(true);
    for (const [repeats, button] of [
      ['weekly', 'This and the following'],
      ['none', 'Stop repeating'],
    ] as const) {
      fill('Repeats', repeats);
      await press(button);
      await waitFor(() =>
        expect(world.toastTexts()).toContain('The repeating task was changed or ended meanwhile'),
      );
      world.shell.shown.length = 0;
    }
    expect(field('Title').value).toBe('Stretch slowly');
    expect(await daysIn(world)).toEqual(days);
  });

  it('[RP24][NT8] keeps what was typed where its row goes, and shows it when that day is back', async () => {
    const world = await openOnThursday();
    fill('Title', 'Stretch slowly');
    await act(() => world.shell.store.commit([remove('repeats', 'Stretch')]));
    await closed();
    await act(() => world.shell.store.commit([restore('repeats', 'Stretch')]));
    await chooseFrom(world.person, 'Stretch', 'Edit repeating task...');
    await waitFor(() => expect(field('Title').value).toBe('Stretch slowly'));
  });
});
