// @vitest-environment jsdom
import { notesOf, patch, remove, restore } from '@dayloom/data';
import { goals, type PlanDay } from '@dayloom/domain';
import { testUser } from '@dayloom/testing/shell';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { closed, field, fill, openGoals, press } from '../testing/goal-form.tsx';
import { sampleGoal } from '../testing/sample-goal.ts';

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

  it('[OF7] a goal that was deleted elsewhere says so and keeps the open dialog, and what is saved can be restored', async () => {
    const { shell, stored } = await openEdit();
    expect(screen.queryByRole('alert')).toBeNull();
    fill('Description', 'Typed meanwhile');
    await shell.store.commit([remove(goals, 'a')]);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This goal was deleted meanwhile. What you typed is kept: save it and restore the goal, or copy it.',
    );
    expect(field('Description').value).toBe('Typed meanwhile');
    await press('Save Changes');
    await closed();
    expect(shell.shown).toMatchObject([{ kind: 'warning' }]);
    await shell.store.commit([restore(goals, 'a')]);
    expect((await stored())[0]?.description).toBe('Typed meanwhile');
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
