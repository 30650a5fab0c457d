import { type Change, remove } from '@dayloom/data';
import { tasks, works } from '@dayloom/domain';
import { add, aGoal, aNote, aSuggestion, aTask, aWork } from '@dayloom/testing';
import { TestFrame, type TestShell, testShell, testUser } from '@dayloom/testing/shell';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Trash from '../trash/trash.tsx';

const me = testUser.id;
export const note = aNote(me, { title: 'Lisbon' });
export const goal = aGoal(me, { title: 'Swim' });
export const idea = aSuggestion(me, { suggestion: 'Dark mode' });
export const work = aWork(me, { workTitle: 'Paint' });
export const alone = aTask(me, { workId: work.id, title: 'Buy brushes' });
export const along = ['Mix', 'Roll'].map((title) => aTask(me, { workId: work.id, title }));

export const show = (shell: TestShell) =>
  render(
    <TestFrame shell={shell} at="/trash">
      <Trash />
    </TestFrame>,
  );

/** Opens the trash after these deletions, made one after the other. */
export async function open(seed: readonly Change[], deletions: readonly Change[]) {
  const shell = await testShell({ seed });
  for (const change of deletions) await shell.store.commit([change]);
  show(shell);
  if (deletions.length > 0) await screen.findByRole('list', { name: 'Deleted items' });
  return shell;
}

export const withWork = () =>
  open(
    [add(works, work), ...[alone, ...along].map((task) => add(tasks, task))],
    [remove('tasks', alone.id), remove('works', work.id)],
  );

export const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
export const rowOf = (title: string) => {
  const row = screen.getByText(title).closest<HTMLElement>('li');
  if (!row) throw new Error(`No row ${title}`);
  return within(row);
};
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));
export const shownToasts = ({ shown }: TestShell) => shown.map(({ kind, message }) => [kind, message]);
export const idsOf = async ({ store }: TestShell, query: Parameters<TestShell['store']['get']>[0]) =>
  (await store.get(query)).records.map((record) => (record as { id: string }).id);
