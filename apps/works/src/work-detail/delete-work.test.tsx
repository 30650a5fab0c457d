// @vitest-environment jsdom
import { remove, tasksOf, worksOf } from '@dayloom/data';
import { addDays, repeats, type Task } from '@dayloom/domain';
import { Link } from '@dayloom/platform';
import { add, aRepeat } from '@dayloom/testing';
import type { TestShell } from '@dayloom/testing/shell';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { withFault } from '../testing/faults.ts';
import { address } from '../testing/open-screen.tsx';
import { openWorkDetail } from '../testing/open-work-detail.tsx';
import { aTask, aWork, today } from '../testing/records.ts';

const counts = async ({ store, user }: TestShell) => [
  (await store.count(worksOf(user.id))).value,
  (await store.count(tasksOf(user.id))).value,
];
const ask = async (person: UserEvent) => {
  await person.click(screen.getByRole('button', { name: 'More actions' }));
  await person.click(screen.getByRole('menuitem', { name: 'Delete Work' }));
  return within(await screen.findByRole('dialog', { name: 'Delete Work' }));
};

it("[WD16] 'Delete Work' in 'More actions' asks first, naming the work and its tasks; cancelling changes nothing", async () => {
  const work = aWork({ workTitle: 'Paint the fence' });
  const { shell, person } = await openWorkDetail({ work, tasks: [aTask(work), aTask(work)] });
  const dialog = await ask(person);
  expect(await dialog.findByText('“Paint the fence” and 2 tasks will be deleted.')).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([await counts(shell), shell.shown]).toEqual([[1, 2], []]);
});

it('[WD16][RP14] the question names what repeats in the work as well', async () => {
  const work = aWork({ workTitle: 'Paint the fence' });
  const { shell, person } = await openWorkDetail({ work, tasks: [aTask(work)] });
  await shell.store.commit([add(repeats, aRepeat(shell.user.id, { workId: work.id }))]);
  const dialog = await ask(person);
  expect(
    await dialog.findByText('“Paint the fence” and 1 task (and 1 that repeats) will be deleted.'),
  ).toBeTruthy();
});

it("[WD17][WD19][ER16][SH12][SH13] 1,200 tasks are deleted with their work, and 'Undo' restores all of them unchanged", async () => {
  const work = aWork();
  const all = Array.from({ length: 1_200 }, (_, index): Task =>
    aTask(work, { date: addDays(today, 1 + (index % 9)) }),
  );
  const { shell, person } = await openWorkDetail({ work, tasks: all });
  const dialog = await ask(person);
  expect(await dialog.findByText(/and 1200 tasks will be deleted/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(await counts(shell)).toEqual([0, 0]);
  expect(shell.shown.map(({ message }) => message)).toEqual(['Work deleted successfully']);
  await shell.shown[0]?.undo?.();
  expect((await shell.store.get(worksOf(shell.user.id))).records).toEqual([work]);
  const byId = (tasks: readonly Task[]) => tasks.toSorted((a, b) => a.id.localeCompare(b.id));
  expect(byId((await shell.store.get(tasksOf(shell.user.id))).records)).toEqual(byId(all));
});

it('[WD19] a user who opens another screen while a work is being deleted stays there', async () => {
  let slow: ReturnType<typeof withFault> | undefined;
  const { shell, person } = await openWorkDetail({
    work: aWork(),
    others: { '/dashboard': <Link to="/notes">Notes</Link> },
    around: (real) => (slow = withFault(real)).shell,
  });
  let answer: () => void = () => undefined;
  slow!.fault.answers = new Promise((resolve) => (answer = resolve));
  await person.click((await ask(person)).getByRole('button', { name: 'Delete' }));
  await person.click(screen.getByRole('link', { name: 'Dashboard' }));
  await person.click(await screen.findByRole('link', { name: 'Notes' }));
  await waitFor(() => expect(address()).toBe('/notes'));
  answer();
  await waitFor(() =>
    expect(shell.shown.map(({ message }) => message)).toEqual(['Work deleted successfully']),
  );
  expect(address()).toBe('/notes');
});

it("[ER11][WD19] deleting a work here never shows 'Work not found'", async () => {
  const work = aWork();
  const { person } = await openWorkDetail({ work });
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true });
  await person.click((await ask(person)).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
  observer.disconnect();
  expect(seen.filter((text) => text.includes('Work not found'))).toEqual([]);
});

it('[WD18][ER16] a delete that fails leaves work and tasks in place', async () => {
  let broken: ReturnType<typeof withFault> | undefined;
  const work = aWork();
  const { shell, person } = await openWorkDetail({
    work,
    tasks: [aTask(work), aTask(work)],
    around: (real) => (broken = withFault(real)).shell,
  });
  const dialog = await ask(person);
  broken!.fault.writes = true;
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(shell.shown).toContainEqual({ kind: 'error', message: 'Failed to delete work' }),
  );
  expect(await counts(shell)).toEqual([1, 2]);
  expect(address()).toBe(`/work/${work.id}`);
});

it("[WD19] 'Undo' restores the tasks that were deleted with the work, and not one deleted before", async () => {
  const work = aWork();
  const [kept, gone] = [aTask(work), aTask(work)];
  const { shell, person } = await openWorkDetail({ work, tasks: [kept, gone] });
  await shell.store.commit([remove('tasks', gone.id)]);
  await person.click((await ask(person)).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
  await shell.shown[0]?.undo?.();
  expect((await shell.store.get(tasksOf(shell.user.id))).records).toEqual([kept]);
});
