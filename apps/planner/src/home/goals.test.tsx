// @vitest-environment jsdom
import type { Change } from '@dayloom/data';
import { TestFrame } from '@dayloom/testing/shell';
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
  it('[HM7] shows at most three goals of each type but the future ones, with nothing but title and state', async () => {
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
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[HM8] says which columns have no goals', async () => {
    await open();
    for (const type of ['weekly', 'monthly', 'yearly'])
      expect(await screen.findByText(`No ${type} goals set`)).toBeTruthy();
  });

  it('[HM9] Add Goal leads to the goals screen', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Add Goal' }));
    expect(screen.getByLabelText('address').textContent).toBe('/goals');
  });

  it('[HM14] [ER36] goals that cannot be loaded show Retry in their place', async () => {
    const world = await open([sampleGoal('a')], true);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(3));
    expect(world.shell.shown.map(({ message }) => message)).toEqual(['Failed to fetch goals']);
    world.mend();
    await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
    expect(await screen.findByText('Goal a')).toBeTruthy();
  });
});
