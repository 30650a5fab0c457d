// @vitest-environment jsdom
import { type Change, goalsOf } from '@dayloom/data';
import { TestFrame, testUser } from '@dayloom/testing/shell';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleGoal } from '../testing/sample-goal.ts';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import HomeGoals from './goals.tsx';

afterEach(cleanup);

async function open(seed: readonly Change[] = [], broken = false) {
  const world = await shellWithFault({ seed });
  if (broken) world.break();
  render(
    <TestFrame shell={world.shell}>
      <HomeGoals />
    </TestFrame>,
  );
  return world;
}

describe('My Goals on home', () => {
  it('[HM7] shows at most three goals of each type except future ones, only with title and state', async () => {
    await open([
      ...Array.from({ length: 4 }, (_, index) => sampleGoal(`w${index}`)),
      sampleGoal('m', { type: 'monthly', completed: true }),
      sampleGoal('f', { type: 'future' }),
    ]);
    expect(
      await within(await screen.findByRole('list', { name: 'Weekly Goals' })).findAllByRole('listitem'),
    ).toHaveLength(3);
    const monthly = within(await screen.findByRole('list', { name: 'Monthly Goals' })).getByRole('listitem');
    expect(monthly.textContent).toContain('Goal m');
    expect(monthly.textContent).toContain('completed');
    expect(screen.queryByText('Goal f')).toBeNull();
    expect(screen.queryByText('About m')).toBeNull();
    expect(screen.queryByRole('button', { name: /edit|delete/i })).toBeNull();
  });

  it('[GL10] [GL3] a tick completes or reopens a goal, without a toast, and keeps the focus', async () => {
    const { shell } = await open([sampleGoal('a')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as completed' }));
    const done = await screen.findByRole('button', { name: 'Mark as not completed' });
    expect(screen.getByText('Goal a').dataset['done']).toBe('true');
    expect(document.activeElement).toBe(done);
    const stored = async () => (await shell.store.get(goalsOf(testUser.id))).records;
    expect(await stored()).toMatchObject([{ completed: true }]);
    await userEvent.click(done);
    await screen.findByRole('button', { name: 'Mark as completed' });
    expect(await stored()).toMatchObject([{ completed: false }]);
    expect(shell.shown).toEqual([]);
  });

  it('[GL10] [ER39] a tick that cannot be stored shows an error and the stored state', async () => {
    const world = await open([sampleGoal('a')]);
    const tick = await screen.findByRole('button', { name: 'Mark as completed' });
    world.break();
    await userEvent.click(tick);
    await waitFor(() =>
      expect(world.shell.shown.map(({ message }) => message)).toEqual(['Failed to update goal']),
    );
    expect(screen.getByRole('button', { name: 'Mark as completed' })).toBe(tick);
  });

  it('[HM8] shows which columns have no goals', async () => {
    await open();
    for (const type of ['weekly', 'monthly', 'yearly'])
      expect(await screen.findByText(`No ${type} goals set`)).toBeTruthy();
  });

  it('[HM9] Add Goal links to the goals screen', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Add Goal' }));
    expect(screen.getByLabelText('address').textContent).toBe('/goals');
  });

  it('[HM14] [ER36] goals that cannot be loaded show Retry instead', async () => {
    const world = await open([sampleGoal('a')], true);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(3));
    expect(world.shell.shown.map(({ message }) => message)).toEqual(['Failed to fetch goals']);
    world.mend();
    await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
    expect(await screen.findByText('Goal a')).toBeTruthy();
  });
});
