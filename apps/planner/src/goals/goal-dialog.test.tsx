// @vitest-environment jsdom
import { goals, limitOf, type PlanDay } from '@dayloom/domain';
import { closed, dialog, field, fill, press } from '@dayloom/testing/dialog-form';
import { testUser } from '@dayloom/testing/shell';
import { reportFilledFields } from '@dayloom/ui/report-filled-fields';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addButton, addButtonOf, openAdd, openGoals } from '../testing/goal-form.tsx';
import { sampleGoal } from '../testing/sample-goal.ts';

describe('adding a goal', () => {
  it('[QA3] starts with the title and the day in the address, once', async () => {
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
  ])('[GL10] from %s it starts with the type %s, which does not count as typed', async (column, type) => {
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

  it('[GL10] [NT8] a draft is kept when the form is opened from another column', async () => {
    const { person } = await openGoals();
    await person.click(addButtonOf('Weekly Goals'));
    fill('Title', 'Read');
    await person.keyboard('{Escape}');
    await closed();
    await person.click(addButtonOf('Yearly Goals'));
    await waitFor(() => expect(field('Title').value).toBe('Read'));
    expect(field('Goal Type').value).toBe('yearly');
  });

  it('[OF15] sends the text, day and choice that an extension has set without an event', async () => {
    const { stored } = await openAdd();
    const stop = reportFilledFields((report) => act(report));
    for (const [name, value] of [
      ['Title', 'Read a book'],
      ['Description', 'Any book'],
      ['Deadline (Optional)', '2026-12-24'],
      ['Goal Type', 'yearly'],
    ] as const)
      Reflect.set(Object.getPrototypeOf(field(name)) as object, 'value', value, field(name));
    fireEvent.click(dialog().getByRole('button', { name: 'Add Goal' }));
    await closed();
    stop();
    expect(await stored()).toMatchObject([
      { title: 'Read a book', description: 'Any book', deadline: '2026-12-24', type: 'yearly' },
    ]);
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

  it('[GL2] [DA3] keeps the deadline as the chosen calendar day', async () => {
    const { stored } = await openAdd();
    fill('Title', 'Read a book');
    fill('Description', 'Any book');
    fill('Deadline (Optional)', '2026-03-29');
    await press('Add Goal');
    await closed();
    expect((await stored())[0]?.deadline).toBe('2026-03-29');
  });

  it('[GL7] [ER40] a missing title or description shows a toast, writes nothing and keeps the input', async () => {
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
    '[LM1] [LM2] [LM5] accepts a text at its limit and rejects a longer one, without cutting it: %o',
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
});

describe('editing a goal', () => {
  const seed = [sampleGoal('a', { completed: true, deadline: '2026-05-01' as PlanDay })];

  async function openEdit() {
    const world = await openGoals(seed);
    await world.person.click(await screen.findByRole('button', { name: 'Edit goal' }));
    return world;
  }

  it('[GL8] [DA32] [ER49] changes type, title, description and deadline and keeps the rest', async () => {
    const { shell, stored } = await openEdit();
    expect(field('Title').value).toBe('Goal a');
    expect(field('Deadline (Optional)').value).toBe('2026-05-01');
    fill('Goal Type', 'future');
    fill('Title', 'Another');
    fill('Description', 'Words');
    fill('Deadline (Optional)', '');
    await press('Save Changes');
    await closed();
    expect(shell.shown).toEqual([{ kind: 'success', message: 'Goal updated successfully' }]);
    expect(await stored()).toEqual([
      {
        id: 'a',
        userId: testUser.id,
        type: 'future',
        title: 'Another',
        description: 'Words',
        completed: true,
        createdAt: '2026-03-01T08:00:00.000Z',
      },
    ]);
  });

  it('[GL8] rejects a missing description, like adding', async () => {
    const { shell, stored } = await openEdit();
    fill('Description', ' ');
    await press('Save Changes');
    expect(shell.shown[0]?.message).toBe('Please fill in all required fields');
    expect((await stored())[0]?.description).toBe('About a');
  });
});
