// @vitest-environment jsdom
import { notesOf, patch } from '@dayloom/data';
import { seriesDialogs } from '@dayloom/series';
import { closed, dialog, field, fill, press, trapFocusInDialogs } from '@dayloom/testing/dialog-form';
import { testUser } from '@dayloom/testing/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stepsAndNote } from '../late-steps-and-note.ts';
import { chooseFrom, openTasks, seriesOf, taskOf, today, tomorrow } from '../testing/open-tasks.tsx';

beforeEach(async () => {
  trapFocusInDialogs();
  await Promise.all([seriesDialogs.load(), stepsAndNote.load()]);
});

const edit = 'Edit repeating task...';
const open = 'a - Mat\nb - Stretch';
const yoga = seriesOf('Yoga', { steps: open, note: 'At home' });

type World = Awaited<ReturnType<typeof openTasks>>;

const contentOf = async ({ series }: World) =>
  (await series()).map(({ steps, note }) => [steps?.replaceAll(/^\w+ /gm, ''), note]);
/** Another device changes the series while the form is open. */
const changeElsewhere = ({ shell }: World, fields: { steps?: string; note?: string; title?: string }) =>
  act(() => shell.store.commit([patch('repeats', 'Yoga', fields)]));
const save = async () => {
  await press('All from today on');
  await closed();
};

describe("steps and note in 'Edit repeating task...'", () => {
  it('[RP26][RP12] are those of the series, and a change counts from today on for days without their own', async () => {
    const own = { steps: 'a x Mat\nb - Stretch', note: 'At home' };
    const world = await openTasks({
      series: [yoga],
      tasks: [
        taskOf('Yoga', { repeat: 'Yoga', repeatDay: today, ...own }),
        taskOf('Yoga', { repeat: 'Yoga', repeatDay: tomorrow, steps: open, note: 'At home' }),
      ].map((task, index) => ({ ...task, id: `day-${index}`, date: [today, tomorrow][index] ?? today })),
      lists: ({ date }) => date === today,
    });
    await chooseFrom(world.person, 'Yoga', edit);
    expect(dialog().queryByRole('button', { name: /Mark step done/ })).toBeNull();
    fill('Step 2', 'Bend');
    fill('Note', 'In the park');
    await save();
    await waitFor(async () =>
      expect(await contentOf(world)).toEqual([
        ['- Mat\n- Stretch', 'At home'],
        ['- Mat\n- Bend', 'In the park'],
      ]),
    );
    const days = await world.stored();
    expect(days.map(({ steps, note }) => [steps, note])).toEqual([
      [own.steps, own.note],
      ['a - Mat\nb - Bend', 'In the park'],
    ]);
  });

  it('[RP26] of a series without any are behind a button, and can be removed', async () => {
    const world = await openTasks({ series: [seriesOf('Yoga')] });
    await chooseFrom(world.person, 'Yoga', edit);
    expect(dialog().queryByLabelText('Note')).toBeNull();
    await press('Add steps and note');
    expect(document.activeElement).toBe(field('Add a step'));
    await world.person.keyboard('Mat{Enter}Stretch');
    await save();
    await waitFor(async () =>
      expect((await contentOf(world)).at(-1)).toEqual(['- Mat\n- Stretch', undefined]),
    );
    await chooseFrom(world.person, 'Yoga', edit);
    await press('Delete step: Mat');
    await press('Delete step: Stretch');
    await save();
    await waitFor(async () => expect((await contentOf(world)).at(-1)).toEqual([undefined, undefined]));
  });

  it('[RP26] are not in the form of a new series, which has those of its task', async () => {
    const world = await openTasks({ tasks: [taskOf('Yoga', { steps: 'a x Mat', note: 'At home' })] });
    await chooseFrom(world.person, 'Yoga', 'Repeats...');
    expect(dialog().queryByLabelText('Note')).toBeNull();
    await press('Repeat');
    await closed();
    await waitFor(async () => expect(await contentOf(world)).toEqual([['- Mat', 'At home']]));
    expect(await world.stored()).toMatchObject([{ steps: 'a x Mat', note: 'At home' }]);
  });

  it('[RP26] of a later change stay if only the title is changed', async () => {
    const later = seriesOf('Yoga', {
      ...{ steps: 'c - Rest', note: 'Away' },
      series: 'Yoga',
      first: tomorrow,
    });
    const world = await openTasks({ series: [yoga, { ...later, id: 'Yoga-20260311' }] });
    await chooseFrom(world.person, 'Yoga', edit);
    fill('Title', 'Bend');
    await save();
    await waitFor(async () =>
      expect((await world.series()).find(({ first }) => first === tomorrow)).toMatchObject({
        title: 'Bend',
        steps: 'c - Rest',
        note: 'Away',
      }),
    );
  });

  it('[RP26][LM5] a note over 5,000 characters is refused at its field and stays', async () => {
    const world = await openTasks({ series: [yoga] });
    await chooseFrom(world.person, 'Yoga', edit);
    fill('Note', 'x'.repeat(5_001));
    await press('All from today on');
    await screen.findByText('Note must be at most 5,000 characters');
    expect([field('Note').value.length, document.activeElement]).toEqual([5_001, field('Note')]);
    expect(await world.series()).toEqual([yoga]);
  });

  it('[RP26][TD18] keep what is typed and what another device changes meanwhile', async () => {
    const world = await openTasks({ series: [yoga] });
    await chooseFrom(world.person, 'Yoga', edit);
    fill('Step 1', 'Big mat');
    await changeElsewhere(world, { steps: 'a - Mat\nb - Bend\nc - Rest', note: 'In the park' });
    await waitFor(() => expect(field('Note').value).toBe('In the park'));
    expect(['Step 1', 'Step 2', 'Step 3'].map((step) => field(step).value)).toEqual([
      'Big mat',
      'Bend',
      'Rest',
    ]);
    await save();
    await waitFor(async () =>
      expect((await contentOf(world)).at(-1)).toEqual(['- Big mat\n- Bend\n- Rest', 'In the park']),
    );
  });

  it('[RP26][OF7] of two notes typed at once, the other one is kept as a note', async () => {
    const world = await openTasks({ series: [yoga] });
    await chooseFrom(world.person, 'Yoga', edit);
    fill('Note', 'In the park');
    await changeElsewhere(world, { note: 'At the pool', title: 'Swim' });
    await waitFor(() => expect(field('Title').value).toBe('Swim'));
    await save();
    await waitFor(async () => expect((await contentOf(world)).at(-1)?.[1]).toBe('In the park'));
    const { records } = await world.shell.store.get(notesOf(testUser.id));
    expect(records.map(({ content }) => content)).toEqual(['At the pool']);
  });

  it('[RP26][SH18][NT8] are a draft when Esc closes the form', async () => {
    const world = await openTasks({ series: [yoga] });
    await chooseFrom(world.person, 'Yoga', edit);
    fill('Step 1', 'Big mat');
    fill('Note', 'In the park');
    await world.person.keyboard('{Escape}');
    await closed();
    await changeElsewhere(world, { steps: `${open}\nc - Rest` });
    await chooseFrom(world.person, 'Yoga', edit);
    await waitFor(() =>
      expect([field('Step 1').value, field('Note').value]).toEqual(['Big mat', 'In the park']),
    );
    await save();
    await waitFor(async () =>
      expect((await contentOf(world)).at(-1)).toEqual(['- Big mat\n- Stretch\n- Rest', 'In the park']),
    );
  });

  it("[RP26][RP25] 'Does not repeat' gives the day what was typed, and its own steps and ticks stay", async () => {
    const own = { steps: 'a x Mat\nb - Stretch\nd - Tea', note: 'At home' };
    const ofToday = taskOf('Yoga', { repeat: 'Yoga', repeatDay: today, ...own });
    const world = await openTasks({ series: [yoga], tasks: [ofToday] });
    await chooseFrom(world.person, 'Yoga', edit);
    fill('Step 1', 'Big mat');
    fill('Note', 'In the park');
    fill('Repeats', 'none');
    await press('Stop repeating');
    await closed();
    await waitFor(async () =>
      expect(await world.stored()).toMatchObject([
        { steps: 'a x Big mat\nb - Stretch\nd - Tea', note: 'In the park' },
      ]),
    );
    await act(async () => world.shell.shown[0]?.undo?.());
    expect(await world.stored()).toMatchObject([own]);
  });

  it('[RP26][RP16] are in the history of the series in words, and can be brought back', async () => {
    const world = await openTasks({ series: [yoga] });
    await changeElsewhere(world, { steps: 'b - Stretch' });
    await chooseFrom(world.person, 'Yoga', edit);
    await press('History');
    const history = within(await screen.findByRole('dialog', { name: 'History of the series' }));
    expect((await history.findByRole('row', { name: /^Steps/ })).textContent).toContain('☐ Mat\n☐ Stretch');
    await world.person.click(history.getByRole('button', { name: 'Bring back' }));
    await waitFor(() => expect(field('Step 1').value).toBe('Mat'));
  });
});

describe('steps and note of one day of a series', () => {
  async function openDay() {
    const world = await openTasks({ series: [yoga] });
    await world.person.click(await screen.findByRole('button', { name: /^Steps and note/ }));
    await screen.findByRole('group', { name: 'Steps and note' });
    const text = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);
    return { ...world, world, text };
  }

  it("[RP26] offer 'All' once the focus leaves the steps, not for each of them and not for ticks", async () => {
    const { world, person, shell, text, stored } = await openDay();
    await person.type(text('Add a step'), 'Rest{Enter}Tea{Enter}');
    await person.click(screen.getByRole('button', { name: 'Mark step done: Mat' }));
    await waitFor(async () => expect((await stored())[0]?.steps).toMatch(/^a x Mat\n.*\n.*Rest\n.*Tea$/));
    expect(shell.shown).toEqual([]);
    await person.click(document.body);
    await waitFor(() => expect(shell.shown).toMatchObject([{ message: 'Steps changed', detail: 'Yoga' }]));
    await act(async () => shell.shown[0]?.all?.());
    expect((await contentOf(world)).at(-1)?.[0]).toBe('- Mat\n- Stretch\n- Rest\n- Tea');
    await person.click(screen.getByRole('button', { name: 'Mark step done: Tea' }));
    await person.click(document.body);
    await waitFor(async () => expect((await stored())[0]?.steps).toMatch(/x Tea$/));
    expect(shell.shown.map(({ message }) => message)).toEqual(['Steps changed', 'All from today on changed']);
  });

  it("[RP26] offer 'All' when they are closed, with what was typed last", async () => {
    const { world, person, shell, text } = await openDay();
    await person.type(text('Step 2'), ' slowly');
    await person.click(screen.getByRole('button', { name: /^Steps and note/ }));
    await waitFor(() => expect(shell.shown).toHaveLength(1));
    await act(async () => shell.shown[0]?.all?.());
    expect((await contentOf(world)).at(-1)?.[0]).toBe('- Mat\n- Stretch slowly');
  });

  it("[RP26] that were changed again since do not get into the series with 'All'", async () => {
    const { world, person, shell, text, toastTexts } = await openDay();
    await person.type(text('Step 2'), ' slowly');
    await person.click(document.body);
    await waitFor(() => expect(shell.shown).toHaveLength(1));
    await person.type(text('Step 2'), ' again{Enter}');
    await waitFor(async () => expect((await world.stored())[0]?.steps).toMatch(/slowly again$/));
    expect(await act(async () => shell.shown[0]?.all?.())).toBe(false);
    expect(toastTexts()).toEqual(['Steps changed', 'The steps were changed meanwhile']);
    expect(await world.series()).toEqual([yoga]);
  });

  it("[RP26][RP15] a saved note offers 'All', and its undo restores the note of the day", async () => {
    const { world, person, shell, text, stored } = await openDay();
    await person.click(screen.getByRole('button', { name: 'Edit note' }));
    await person.clear(text('Note'));
    await person.type(text('Note'), 'In the park');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shell.shown).toMatchObject([{ detail: 'Yoga' }]));
    await act(async () => shell.shown[0]?.all?.());
    expect((await contentOf(world)).at(-1)).toEqual(['- Mat\n- Stretch', 'In the park']);
    expect(await stored()).toEqual([]);
    await act(async () => shell.shown[1]?.undo?.());
    expect(await world.series()).toEqual([yoga]);
  });
});
