// @vitest-environment jsdom
import { goals, limitOf } from '@dayloom/domain';
import { testUser } from '@dayloom/testing/shell';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  addButton,
  addButtonOf,
  closed,
  dialog,
  field,
  fill,
  openAdd,
  openGoals,
  press,
} from '../testing/goal-form.tsx';

describe('adding a goal', () => {
  it('[QA3] begins with the title and the day that the address asks for, once', async () => {
    const { shell, stored } = await openGoals([], 'type=yearly&new=Run%2010%20km&day=2026-12-24');
    expect([field('Title').value, field('Deadline (Optional)').value]).toEqual(['Run 10 km', '2026-12-24']);
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/goals?type=yearly');
    expect([...shell.unsaved]).toEqual(['the goal']);
    fill('Description', 'Along the river');
    await press('Add Goal');
    await closed();
    expect(await stored()).toMatchObject([{ title: 'Run 10 km', deadline: '2026-12-24' }]);
  });

  it('[GL5] [GL6] offers type, title, description and deadline, with the weekly type preselected', async () => {
    await openAdd();
    const type = dialog().getByLabelText<HTMLSelectElement>('Goal Type');
    expect([...type.options].map(({ text }) => text)).toEqual([
      'Weekly Goal',
      'Monthly Goal',
      'Yearly Goal',
      'Future Goal',
    ]);
    expect(type.value).toBe('weekly');
    expect(field('Description').getAttribute('rows')).toBe('3');
    expect(field('Deadline (Optional)').type).toBe('date');
    expect(document.activeElement).toBe(field('Title'));
  });

  it.each([
    ['Weekly Goals', 'weekly'],
    ['Monthly Goals', 'monthly'],
    ['Yearly Goals', 'yearly'],
    ['Future Goals', 'future'],
  ])('[GL10] from %s it begins with the type %s, which nobody has typed', async (column, type) => {
    const { shell, person, stored } = await openGoals();
    await person.click(addButtonOf(column));
    expect(field('Goal Type').value).toBe(type);
    expect([...shell.unsaved]).toEqual([]);
    fill('Title', 'Read a book');
    fill('Description', 'Any book');
    await press('Add Goal');
    await closed();
    expect(await stored()).toMatchObject([{ type, title: 'Read a book' }]);
    expect(document.activeElement).toBe(addButtonOf(column));
  });

  it('[GL10] [NT8] a draft goes along to the column from which the form is opened next', async () => {
    const { person } = await openGoals();
    await person.click(addButtonOf('Weekly Goals'));
    fill('Title', 'Read');
    await person.keyboard('{Escape}');
    await closed();
    await person.click(addButtonOf('Yearly Goals'));
    await waitFor(() => expect(field('Title').value).toBe('Read'));
    expect(field('Goal Type').value).toBe('yearly');
  });

  it('[GL5] Cancel closes it without a write', async () => {
    const { stored } = await openAdd();
    fill('Title', 'Read a book');
    await press('Cancel');
    await closed();
    expect(await stored()).toEqual([]);
    expect(document.activeElement).toBe(addButton());
  });

  it('[GL7] [ER37] [DA9] [DA30] adds a goal without a deadline, with exactly its fields', async () => {
    const { shell, stored } = await openAdd();
    fill('Goal Type', 'monthly');
    fill('Title', '  Read a book ');
    fill('Description', 'Any book');
    await press('Add Goal');
    await closed();
    expect(shell.shown).toEqual([{ kind: 'success', message: 'Goal added successfully' }]);
    const [goal] = await stored();
    expect(goal).toEqual({
      id: goal?.id,
      userId: testUser.id,
      type: 'monthly',
      title: 'Read a book',
      description: 'Any book',
      completed: false,
      createdAt: shell.clock.now().toISOString(),
    });
    expect(
      within(await screen.findByRole('region', { name: 'Monthly Goals' })).getByText('Read a book'),
    ).toBeTruthy();
  });

  it('[GL2] [DA3] keeps the deadline as the calendar day that was chosen', async () => {
    const { stored } = await openAdd();
    fill('Title', 'Read a book');
    fill('Description', 'Any book');
    fill('Deadline (Optional)', '2026-03-29');
    await press('Add Goal');
    await closed();
    expect((await stored())[0]?.deadline).toBe('2026-03-29');
  });

  it('[GL7] [ER40] a missing title or description is a toast, writes nothing and keeps the input', async () => {
    const { shell, stored } = await openAdd();
    fill('Description', 'Any book');
    fill('Title', '   ');
    await press('Add Goal');
    expect(shell.shown).toEqual([{ kind: 'error', message: 'Please fill in all required fields' }]);
    expect(field('Description').value).toBe('Any book');
    expect(field('Title').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Title'));
    fill('Title', 'Read');
    fill('Description', '');
    await press('Add Goal');
    expect(document.activeElement).toBe(field('Description'));
    expect(await stored()).toEqual([]);
  });

  it.each([
    { name: 'Title', other: 'Description', limit: limitOf(goals, 'title') },
    { name: 'Description', other: 'Title', limit: limitOf(goals, 'description') },
  ])(
    '[LM1] [LM2] [LM5] accepts a text at its limit and refuses one more, uncut: %o',
    async ({ name, other, limit }) => {
      const { shell, stored } = await openAdd();
      fill(other, 'x');
      fill(name, 'x'.repeat(limit + 1));
      await press('Add Goal');
      expect(shell.shown[0]?.message).toBe(
        `${name} must be at most ${limit.toLocaleString('en')} characters`,
      );
      expect(
        dialog().getByText(`${name} must be at most ${limit.toLocaleString('en')} characters`),
      ).toBeTruthy();
      expect(field(name).value).toHaveLength(limit + 1);
      expect(await stored()).toEqual([]);
      fill(name, 'x'.repeat(limit));
      await press('Add Goal');
      await closed();
      expect(await stored()).toHaveLength(1);
    },
  );

  it('[SH18] what is typed is held until it is added or the dialog is closed', async () => {
    const { shell, person } = await openAdd();
    expect([...shell.unsaved]).toEqual([]);
    fill('Title', 'Read');
    expect([...shell.unsaved]).toEqual(['the goal']);
    await press('Cancel');
    expect([...shell.unsaved]).toEqual([]);
    await person.click(addButton());
    fill('Title', 'Read');
    fill('Description', 'Any');
    await press('Add Goal');
    await closed();
    expect([...shell.unsaved]).toEqual([]);
  });

  it('[NT8] Esc keeps what was typed, Cancel drops it and offers to take that back', async () => {
    const { shell, person } = await openAdd();
    fill('Title', 'Read');
    await person.keyboard('{Escape}');
    await closed();
    await person.click(addButton());
    await waitFor(() => expect(field('Title').value).toBe('Read'));
    await press('Cancel');
    expect(shell.shown.map(({ message }) => message)).toEqual(['Draft dropped']);
    await shell.shown[0]?.undo?.();
    await person.click(addButton());
    await waitFor(() => expect(field('Title').value).toBe('Read'));
  });

  it('[OF11] pressing the button many times makes one goal', async () => {
    const { stored } = await openAdd();
    fill('Title', 'Read');
    fill('Description', 'Any');
    const add = dialog().getByRole('button', { name: 'Add Goal' });
    for (let press = 0; press < 3; press += 1) fireEvent.click(add);
    await closed();
    expect(await stored()).toHaveLength(1);
  });

  it('[ER37] [OF11] a failed save says so and keeps the dialog; saving again makes one goal', async () => {
    const world = await openAdd();
    fill('Title', 'Read');
    fill('Description', 'Any');
    world.break();
    await press('Add Goal');
    await waitFor(() => expect(world.shell.shown[0]?.message).toBe('Failed to add goal'));
    expect(field('Title').value).toBe('Read');
    world.mend();
    await press('Add Goal');
    await closed();
    expect(await world.stored()).toHaveLength(1);
  });
});
