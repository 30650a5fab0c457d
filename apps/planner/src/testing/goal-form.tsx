import { type Change, goalsOf } from '@dayloom/data';
import { TestFrame, testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import Goals from '../goals/goals.tsx';

afterEach(cleanup);

/** Opens the screen of goals with these records. */
export async function openGoals(seed: readonly Change[] = [], search = '') {
  const world = await shellWithFault({ seed });
  const person = userEvent.setup();
  render(
    <TestFrame shell={world.shell} at={{ pathname: '/goals', search }}>
      <Goals />
    </TestFrame>,
  );
  const stored = async () => (await world.shell.store.get(goalsOf(testUser.id))).records;
  return { ...world, person, stored };
}

export async function openAdd(seed: readonly Change[] = []) {
  const world = await openGoals(seed);
  await world.person.click(addButton());
  return world;
}

/** The add button of the screen, which is above those of its columns. */
export function addButton(): HTMLElement {
  const [first] = screen.getAllByRole('button', { name: 'Add Goal' });
  if (!first) throw new Error('There is no way to add a goal.');
  return first;
}
export const addButtonOf = (column: string) =>
  within(screen.getByRole('region', { name: column })).getByRole('button', { name: 'Add Goal' });
