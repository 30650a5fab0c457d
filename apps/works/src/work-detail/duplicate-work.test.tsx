// @vitest-environment jsdom
import { repeatsOf, tasksOf, tasksOfWork, worksOf } from '@dayloom/data';
import { addDays, planDay, repeats, type Task } from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';
import { add, aRepeat } from '@dayloom/testing';
import { type TestShell, testUser } from '@dayloom/testing/shell';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { withFault } from '../testing/faults.ts';
import { address } from '../testing/open-screen.tsx';
import { openWorkDetail } from '../testing/open-work-detail.tsx';
import { aTask, aWork, today } from '../testing/records.ts';

const workId = 'fence';
const fence = aWork({ id: workId, workTitle: 'Paint the fence', startDate: planDay('2026-03-01') });
const nextWeek = '2026-03-17';

const counts = async ({ store, user }: TestShell) =>
  Promise.all(
    [worksOf(user.id), tasksOf(user.id), repeatsOf(user.id)].map(
      async (all) => (await store.count(all)).value,
    ),
  );
const copyIn = async ({ store, user }: TestShell) => {
  const work = (await store.get(worksOf(user.id))).records.find(({ id }) => id !== workId);
  const { records: tasks } = await store.get(tasksOfWork(user.id, work?.id ?? ''));
  return { work, tasks };
};

async function ask(person: UserEvent) {
  await person.click(screen.getByRole('button', { name: 'More actions' }));
  await person.click(screen.getByRole('menuitem', { name: 'Duplicate...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate Work' }));
  return {
    ...dialog,
    field: (label: string) => dialog.getByLabelText<HTMLInputElement>(label),
    set: (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } }),
    submit: () => person.click(dialog.getByRole('button', { name: 'Duplicate' })),
  };
}

it("[WD23] 'Duplicate...' copies the work with its tasks and series to the new start, and opens the copy", async () => {
  const tasks = [aTask(fence, { completed: true }), aTask(fence, { date: addDays(today, 2) })];
  const { shell, person } = await openWorkDetail({ work: fence, tasks });
  await shell.store.commit([
    add(repeats, aRepeat(testUser.id, { workId, first: today, rule: 'FREQ=DAILY;UNTIL=20260315' })),
  ]);
  const dialog = await ask(person);
  expect([dialog.field('Title').value, dialog.field('Start date').value]).toEqual(['Paint the fence', today]);
  dialog.set('Title', 'Paint the shed');
  dialog.set('Start date', nextWeek);
  await dialog.findByText('3 tasks come along, 1 of them repeats.');
  dialog.getByText('The new work goes until Apr 5, 2026.');
  await dialog.submit();
  await screen.findByRole('heading', { level: 1, name: 'Paint the shed' });
  const { work, tasks: copies } = await copyIn(shell);
  expect(address()).toBe(`/work/${work?.id}`);
  expect(work).toMatchObject({ startDate: nextWeek, endDate: '2026-04-05', duration: fence.duration });
  expect(copies).toMatchObject([
    { date: '2026-03-26', completed: false },
    { date: '2026-03-28', completed: false },
  ]);
  const { records } = await shell.store.get(repeatsOf(testUser.id));
  expect(records.find((one) => one.workId === work?.id)).toMatchObject({
    first: '2026-03-26',
    rule: 'FREQ=DAILY;UNTIL=20260331',
  });
  expect(shell.shown).toMatchObject([{ message: 'Work duplicated', detail: 'Paint the shed' }]);
});

it("[WD23] 'Undo' removes the copy with all that came along, and its open page leads to the dashboard", async () => {
  const { shell, person } = await openWorkDetail({ work: fence, tasks: [aTask(fence), aTask(fence)] });
  await shell.store.commit([add(repeats, aRepeat(testUser.id, { workId }))]);
  const dialog = await ask(person);
  await dialog.findByText(/3 tasks come along/);
  await dialog.submit();
  await waitFor(() => expect(address()).not.toBe(`/work/${workId}`));
  expect(await counts(shell)).toEqual([2, 4, 2]);
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true });
  await act(async () => shell.shown[0]?.undo?.());
  await waitFor(() => expect(address()).toBe('/dashboard'));
  observer.disconnect();
  expect(seen.filter((text) => text.includes('Work not found'))).toEqual([]);
  expect(await counts(shell)).toEqual([1, 2, 1]);
});

it('[WD23] 1,000 tasks are copied in one commit', async () => {
  const tasks = Array.from({ length: 1_000 }, (_, index): Task =>
    aTask(fence, { date: addDays(today, 1 + (index % 9)) }),
  );
  const { shell, person } = await openWorkDetail({ work: fence, tasks });
  const commit = vi.spyOn(shell.store, 'commit');
  const dialog = await ask(person);
  await dialog.findByText(/1000 tasks come along/);
  await dialog.submit();
  await waitFor(() => expect(shell.shown).toMatchObject([{ message: 'Work duplicated' }]));
  expect(commit).toHaveBeenCalledOnce();
  expect(await counts(shell)).toEqual([2, 2_000, 0]);
  await act(async () => shell.shown[0]?.undo?.());
  expect(await counts(shell)).toEqual([1, 1_000, 0]);
});

it('[WD23] pressed twice, the work is duplicated once', async () => {
  let slow: ReturnType<typeof withFault> | undefined;
  const { shell, person } = await openWorkDetail({
    work: fence,
    tasks: [aTask(fence)],
    around: (real) => (slow = withFault(real)).shell,
  });
  let answer: () => void = () => undefined;
  slow!.fault.answers = new Promise((resolve) => (answer = resolve));
  const dialog = await ask(person);
  await dialog.findByText(/1 task comes along/);
  await dialog.submit();
  await dialog.submit();
  await act(async () => answer());
  await waitFor(() => expect(shell.shown).toHaveLength(1));
  expect(await counts(shell)).toEqual([2, 2, 0]);
});

it('[WD23] a missing title and a start before today are reported at their fields', async () => {
  const { shell, person } = await openWorkDetail({ work: fence });
  const dialog = await ask(person);
  await dialog.findByText(/no tasks that come along/);
  dialog.set('Title', ' ');
  dialog.set('Start date', '2026-03-09');
  await dialog.submit();
  dialog.getByText('Work title is required');
  dialog.getByText('Start date cannot be before today');
  expect(document.activeElement).toBe(dialog.field('Title'));
  expect(await counts(shell)).toEqual([1, 0, 0]);
});

it('[WD23] a copy that cannot be stored is reported: nothing is written, and the typed text stays', async () => {
  let broken: ReturnType<typeof withFault> | undefined;
  const { shell, person } = await openWorkDetail({
    work: fence,
    tasks: [aTask(fence)],
    around: (real) => (broken = withFault(real)).shell,
  });
  const dialog = await ask(person);
  await dialog.findByText(/1 task comes along/);
  dialog.set('Title', 'Paint the shed');
  broken!.fault.writes = true;
  await dialog.submit();
  await waitFor(() =>
    expect(shell.shown).toContainEqual({ kind: 'error', message: 'Failed to duplicate work' }),
  );
  expect(dialog.field('Title').value).toBe('Paint the shed');
  expect(await counts(shell)).toEqual([1, 1, 0]);
  broken!.fault.writes = false;
  await dialog.submit();
  await screen.findByRole('heading', { level: 1, name: 'Paint the shed' });
  expect(await counts(shell)).toEqual([2, 2, 0]);
});

it('[WD23] nothing is copied while the device does not have all tasks of the work', async () => {
  const partial = (shell: Shell): Shell => ({
    ...shell,
    store: {
      ...shell.store,
      watch: (query, next, fail) =>
        shell.store.watch(query, (answer) => next({ ...answer, isComplete: false }), fail),
    },
  });
  const { person } = await openWorkDetail({ work: fence, tasks: [aTask(fence)], around: partial });
  const dialog = await ask(person);
  await dialog.findByText('Still loading');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Duplicate' }).disabled).toBe(true);
});

it("[WD23] tasks that cannot be read are reported, and 'Retry' reads them again", async () => {
  let broken: ReturnType<typeof withFault> | undefined;
  const { person } = await openWorkDetail({
    work: fence,
    around: (real) => (broken = withFault(real)).shell,
  });
  broken!.fault.reads = true;
  const dialog = await ask(person);
  const retry = await dialog.findByRole('button', { name: 'Retry' });
  broken!.fault.reads = false;
  await person.click(retry);
  expect(await dialog.findByText(/no tasks that come along/)).toBeTruthy();
});
