// @vitest-environment jsdom
import { type Change, goalsOf, notesOf, patch } from '@dayloom/data';
import { goals, limitOf, type PlanDay } from '@dayloom/domain';
import { TestFrame, testUser } from '@dayloom/testing/shell';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleGoal } from '../testing/sample-goal.ts';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import Goals from './goals.tsx';

afterEach(cleanup);

async function open(seed: readonly Change[] = []) {
  const world = await shellWithFault({ seed });
  const person = userEvent.setup();
  render(
    <TestFrame shell={world.shell} at="/goals">
      <Goals />
    </TestFrame>,
  );
  return {
    ...world,
    person,
    stored: async () => (await world.shell.store.get(goalsOf(testUser.id))).records,
  };
}

async function openAdd(seed: readonly Change[] = []) {
  const world = await open(seed);
  await world.person.click(screen.getByRole('button', { name: 'Add Goal' }));
  return world;
}

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => dialog().getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('adding a goal', () => {
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

  it('[GL5] Cancel closes it without a write', async () => {
    const { stored } = await openAdd();
    fill('Title', 'Read a book');
    await press('Cancel');
    await closed();
    expect(await stored()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Goal' }));
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
      expect(shell.shown[0]?.message).toBe(`${name} must be at most ${limit} characters`);
      expect(dialog().getByText(`${name} must be at most ${limit} characters`)).toBeTruthy();
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
    await person.click(screen.getByRole('button', { name: 'Add Goal' }));
    fill('Title', 'Read');
    fill('Description', 'Any');
    await press('Add Goal');
    await closed();
    expect([...shell.unsaved]).toEqual([]);
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

describe('editing a goal', () => {
  const seed = [sampleGoal('a', { completed: true, deadline: '2026-05-01' as PlanDay })];

  async function openEdit() {
    const world = await open(seed);
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

  it('[DA36] [OF7] keeps what was changed elsewhere meanwhile, and both descriptions', async () => {
    const { shell, stored } = await openEdit();
    await shell.store.commit([patch(goals, 'a', { title: 'Their title', description: 'Their words' })]);
    fill('Description', 'My words');
    await press('Save Changes');
    await closed();
    expect((await stored())[0]).toMatchObject({ title: 'Their title', description: 'My words' });
    const { records } = await shell.store.get(notesOf(testUser.id));
    expect(records.map(({ title, content }) => [title, content])).toEqual([
      ['Their title (edited elsewhere)', 'Their words'],
    ]);
  });

  it('[DA36] closes without a write when nothing was changed', async () => {
    const { shell, stored } = await openEdit();
    const before = await stored();
    await press('Save Changes');
    await closed();
    expect([await stored(), shell.shown]).toEqual([before, []]);
  });

  it('[GL8] refuses a missing description as adding does', async () => {
    const { shell, stored } = await openEdit();
    fill('Description', ' ');
    await press('Save Changes');
    expect(shell.shown[0]?.message).toBe('Please fill in all required fields');
    expect((await stored())[0]?.description).toBe('About a');
  });

  it('[ER39] [SH18] a failed edit says so, and keeps and holds the input', async () => {
    const world = await openEdit();
    fill('Title', 'Another');
    world.break();
    await press('Save Changes');
    await waitFor(() => expect(world.shell.shown[0]?.message).toBe('Failed to update goal'));
    expect(field('Title').value).toBe('Another');
    expect([...world.shell.unsaved]).toEqual(['the goal']);
    await press('Cancel');
    expect(await screen.findByText('Goal a')).toBeTruthy();
  });
});
