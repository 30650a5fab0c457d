// @vitest-environment jsdom
import { type Change, goalsOf } from '@dayloom/data';
import type { Instant, PlanDay } from '@dayloom/domain';
import { fillingStore, TestFrame, testUser } from '@dayloom/testing/shell';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
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

const column = (name: string) => screen.findByRole('region', { name });
const goalNamed = async (title: string) => (await screen.findByText(title)).closest('li')!;
const isStruck = (title: string) => screen.getByText(title).dataset['done'] === 'true';

describe('the goals screen', () => {
  it('[GL1] shows four columns, each with the goals of its type', async () => {
    await open([
      sampleGoal('w'),
      sampleGoal('m', { type: 'monthly' }),
      sampleGoal('y', { type: 'yearly' }),
      sampleGoal('f', { type: 'future' }),
    ]);
    for (const [name, title] of Object.entries({
      'Weekly Goals': 'Goal w',
      'Monthly Goals': 'Goal m',
      'Yearly Goals': 'Goal y',
      'Future Goals': 'Goal f',
    })) {
      const goals = within(await column(name));
      expect(await goals.findByText(title)).toBeTruthy();
      expect(goals.getAllByRole('listitem')).toHaveLength(1);
    }
  });

  it('[GL4] [ER46] shows an empty state in each empty column', async () => {
    await open();
    for (const type of ['weekly', 'monthly', 'yearly', 'future'])
      expect(await screen.findByText(`No ${type} goals yet`)).toBeTruthy();
  });

  it('[DA35] while goals are still loading, no column shows a number or an empty state', async () => {
    const { shell } = await shellWithFault({ seed: [sampleGoal('a')] });
    const { store, complete } = fillingStore(shell.store);
    render(
      <TestFrame shell={{ ...shell, store }} at="/goals">
        <Goals />
      </TestFrame>,
    );
    // One for the number of each column, and one for the list of each column without goals so far.
    await waitFor(() => expect(screen.getAllByText('Still loading')).toHaveLength(4 + 3));
    expect([screen.queryByText(/^No /), await screen.findByText('Goal a')]).toEqual([
      null,
      expect.anything(),
    ]);
    act(complete);
    expect(await screen.findByText('No monthly goals yet')).toBeTruthy();
    expect(screen.queryByText('Still loading')).toBeNull();
  });

  it('[GL2] shows title and description, and Due only with a deadline', async () => {
    await open([sampleGoal('a', { deadline: '2026-03-04' as PlanDay }), sampleGoal('b')]);
    const dated = within(await goalNamed('Goal a'));
    expect(dated.getByText('About a')).toBeTruthy();
    const due = dated.getByText(/^Due /);
    expect(due.getAttribute('datetime')).toBe('2026-03-04');
    expect(due.textContent).toMatch(/4/);
    expect(within(await goalNamed('Goal b')).queryByText(/^Due /)).toBeNull();
  });

  it('[GL3] [DA30] the toggle changes the completed state both ways and strikes the title through', async () => {
    const { person, stored } = await open([sampleGoal('a')]);
    const goal = within(await goalNamed('Goal a'));
    expect(isStruck('Goal a')).toBe(false);
    await person.click(goal.getByRole('button', { name: 'Mark as completed' }));
    await screen.findByRole('button', { name: 'Mark as not completed' });
    expect(isStruck('Goal a')).toBe(true);
    expect((await stored())[0]?.completed).toBe(true);
    await person.click(screen.getByRole('button', { name: 'Mark as not completed' }));
    await screen.findByRole('button', { name: 'Mark as completed' });
    expect((await stored())[0]?.completed).toBe(false);
  });

  it('[GL3] a completed goal moves below the open ones and keeps the focus', async () => {
    const { person } = await open([
      sampleGoal('a'),
      sampleGoal('b', { createdAt: '2026-03-02T08:00:00.000Z' as Instant }),
    ]);
    const newest = within(await goalNamed('Goal b'));
    await person.click(newest.getByRole('button', { name: 'Mark as completed' }));
    const again = await screen.findByRole('button', { name: 'Mark as not completed' });
    const titles = within(await column('Weekly Goals')).getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual(['Goal a', 'Goal b']);
    expect(document.activeElement).toBe(again);
  });

  it('[ER39] a failed toggle shows an error and the stored state', async () => {
    const world = await open([sampleGoal('a')]);
    const goal = within(await goalNamed('Goal a'));
    world.break();
    await world.person.click(goal.getByRole('button', { name: 'Mark as completed' }));
    await waitFor(() =>
      expect(world.shell.shown.map(({ message }) => message)).toEqual(['Failed to update goal']),
    );
    expect(goal.getByRole('button', { name: 'Mark as completed' })).toBeTruthy();
    expect(isStruck('Goal a')).toBe(false);
  });

  it('[GL9] [SH13] [ER38] a deleted goal is restored with its id and completed state', async () => {
    const { person, shell, stored } = await open([
      sampleGoal('a', { completed: true, deadline: '2026-05-01' as PlanDay }),
    ]);
    const before = await stored();
    await person.click(within(await goalNamed('Goal a')).getByRole('button', { name: 'Delete goal' }));
    expect(await screen.findByText('No weekly goals yet')).toBeTruthy();
    expect(await stored()).toEqual([]);
    await waitFor(() => expect(shell.shown[0]?.message).toBe('Goal deleted successfully'));
    expect(document.activeElement).toBe(await column('Weekly Goals'));
    await shell.shown[0]?.undo?.();
    expect(await screen.findByText('Goal a')).toBeTruthy();
    expect(await stored()).toEqual(before);
  });

  it('[ER38] a failed delete shows an error and keeps the goal', async () => {
    const world = await open([sampleGoal('a')]);
    const goal = within(await goalNamed('Goal a'));
    world.break();
    await world.person.click(goal.getByRole('button', { name: 'Delete goal' }));
    await waitFor(() => expect(world.shell.shown[0]?.message).toBe('Failed to delete goal'));
    expect(screen.getByText('Goal a')).toBeTruthy();
  });

  it('[ER36] [ER46] goals that cannot be loaded show one toast, and Retry loads all columns', async () => {
    const world = await shellWithFault({ seed: [sampleGoal('a'), sampleGoal('m', { type: 'monthly' })] });
    world.break();
    render(
      <TestFrame shell={world.shell} at="/goals">
        <Goals />
      </TestFrame>,
    );
    const retries = await waitFor(() => {
      const found = screen.getAllByRole('button', { name: 'Retry' });
      expect(found).toHaveLength(4);
      return found;
    });
    expect(world.shell.shown.map(({ message }) => message)).toEqual(['Failed to fetch goals']);
    world.mend();
    await userEvent.click(retries[0]!);
    expect(await screen.findByText('Goal a')).toBeTruthy();
    expect(await screen.findByText('Goal m')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('[DA20] reads a column in windows of 50, counts all of it, and shows more on request', async () => {
    const { person } = await open(Array.from({ length: 51 }, (_, index) => sampleGoal(`g${index}`)));
    const weekly = within(await column('Weekly Goals'));
    // By text, because queries by role take seconds for hundreds of elements in jsdom.
    expect(await weekly.findAllByText(/^Goal g/)).toHaveLength(50);
    expect(await weekly.findByText('51')).toBeTruthy();
    await person.click(screen.getByText('Show more'));
    await waitFor(() => expect(weekly.getAllByText(/^Goal g/)).toHaveLength(51));
    expect(screen.queryByText('Show more')).toBeNull();
  });

  it('[KA1] the column that a phone shows is kept in the address', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(screen.getByLabelText('address').textContent).toBe('/goals?type=yearly');
    expect((await column('Yearly Goals')).dataset['chosen']).toBe('true');
    expect((await column('Weekly Goals')).dataset['chosen']).toBe('false');
  });
});
