// @vitest-environment jsdom
import { create, notesOf, patch, type ReadHistory, tasksOf } from '@dayloom/data';
import { type Instant, notes, type PlanDay, type Task, tasks, type UserId } from '@dayloom/domain';
import { useRecords } from '@dayloom/platform';
import { TestFrame, testShell, type TestShell, testUser } from '@dayloom/testing/shell';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { HistoryButton } from './history-button.tsx';

afterEach(cleanup);

const createdAt = '2026-03-01T08:00:00.000Z' as Instant;
const task = { userId: testUser.id as UserId, title: 'Dig', completed: false, createdAt };
const madeOn = (date: string) => create('tasks', 'dig', { ...task, date: date as PlanDay });
const retitled = (title: string) => patch('tasks', 'dig', { title });

function Tasks() {
  const found = useRecords(tasksOf(testUser.id));
  const all: readonly Task[] = found.phase === 'ready' ? found.records : [];
  return all.map((one) => (
    <div key={one.id}>
      <span id={one.id}>{one.title}</span>
      <HistoryButton kind={tasks} record={one} describedBy={one.id} />
    </div>
  ));
}

async function open(commits: readonly Parameters<TestShell['store']['commit']>[0][], read?: ReadHistory) {
  const real = await testShell();
  for (const changes of commits) await real.store.commit(changes);
  const shell = read ? { ...real, store: { ...real.store, history: read } } : real;
  render(
    <TestFrame shell={shell}>
      <Tasks />
    </TestFrame>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History of the task' }));
  const stored = async () => (await real.store.get(tasksOf(testUser.id))).records[0];
  return { shell: real, dialog, stored };
}

describe('the history of a record', () => {
  it('[HI2] brings back exactly the fields that differ, and Undo reverts it', async () => {
    const day = '2026-03-11' as PlanDay;
    const { shell, dialog, stored } = await open([
      [madeOn('2026-03-10')],
      [patch('tasks', 'dig', { title: 'Dig deep', completed: true })],
      [patch('tasks', 'dig', { date: day })],
    ]);
    await userEvent.click(await dialog.findByRole('radio', { name: /^Created/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Bring back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored()).toEqual({ id: 'dig', ...task, date: '2026-03-10' });
    expect(shell.shown.map(({ message, detail }) => [message, detail])).toEqual([
      ['Task brought back', 'Dig'],
    ]);
    await shell.shown[0]?.undo?.();
    expect(await stored()).toEqual({ id: 'dig', ...task, title: 'Dig deep', completed: true, date: day });
  });

  it('[HI2] [WD21] shows the message of a rule that would be broken, and writes nothing', async () => {
    const { dialog, stored } = await open([
      [madeOn('2026-03-09')],
      [patch('tasks', 'dig', { date: '2026-03-12' as PlanDay })],
    ]);
    await userEvent.click(await dialog.findByRole('button', { name: 'Bring back' }));
    expect(dialog.getByRole('alert').textContent).toBe('A task cannot go back to a past day');
    expect(await stored()).toMatchObject({ date: '2026-03-12' });
    await userEvent.click(dialog.getByRole('radio', { name: /^Day changed/ }));
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('[HI1] [HI2] shows seconds only for changes of the same minute', async () => {
    const at = (time: string) => `2026-03-02T${time}.000Z` as Instant;
    const change = (id: string, time: string, title: string) =>
      ({ id, at: at(time), kind: 'changed', before: { title }, added: [] }) as const;
    const entries = [
      change('3', '08:05:40', 'Dig deep'),
      change('2', '08:05:10', 'Scrape'),
      change('1', '07:00:30', 'Rake'),
    ];
    const { dialog } = await open([[madeOn('2026-03-10')]], async () => ({ entries, isComplete: true }));
    await userEvent.click(await dialog.findByRole('radio', { name: /:05:10/ }));
    expect(dialog.getByRole('status').textContent).toMatch(/^As it was: .*:05:10/);
    expect(dialog.getByRole('columnheader', { name: /:05:10/ })).toBeTruthy();
    expect(dialog.getByRole('radio', { name: /:05:40/ })).toBeTruthy();
    expect(dialog.queryByRole('radio', { name: /:00:30/ })).toBeNull();
    expect(dialog.getByRole('radio', { name: /:00/ })).toBeTruthy();
  });

  it('[HI1] [WD24] names and shows steps and a note in words, and brings them back', async () => {
    const steps = 'a - Fetch the spade\nb - Rest';
    const { dialog, stored } = await open([
      [madeOn('2026-03-10')],
      [patch('tasks', 'dig', { steps, note: 'Behind the shed' })],
      [patch('tasks', 'dig', { steps: 'a x Fetch the spade\nb - Rest' })],
    ]);
    const names = (await dialog.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent);
    expect(names.map((name) => name?.replace(/(Now)?[A-Z][a-z]{2} \d.*$/, ''))).toEqual([
      'Steps changed',
      'Steps and note changed',
      'Created',
    ]);
    const cellsOf = (name: RegExp) =>
      within(dialog.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cellsOf(/^Steps/)).toEqual(['☐ Fetch the spade\n☐ Rest', '☑ Fetch the spade\n☐ Rest']);
    expect(cellsOf(/^Note/)).toEqual(['Behind the shed', 'Behind the shed']);
    await userEvent.click(dialog.getByRole('button', { name: 'Bring back' }));
    await waitFor(async () => expect(await stored()).toMatchObject({ steps, note: 'Behind the shed' }));
  });

  it('[HI1] lists hundreds of changes a hundred at a time', async () => {
    const titles = Array.from({ length: 149 }, (_, turn) => [retitled(`Dig ${turn}`)]);
    const { dialog } = await open([[madeOn('2026-03-10')], ...titles]);
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(100));
    await userEvent.click(dialog.getByRole('button', { name: 'Show earlier changes' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(150);
    expect(dialog.queryByRole('button', { name: 'Show earlier changes' })).toBeNull();
  });

  it('[HI1] says that a record which was never changed has no earlier state', async () => {
    const { dialog } = await open([[madeOn('2026-03-10')]]);
    expect(await dialog.findByText('No earlier changes')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Bring back' })).toBeNull();
  });

  it('[HI3] a history that cannot be read shows an error, and Retry reads it again', async () => {
    let isBroken = true;
    const entries = [{ id: '1', at: createdAt, kind: 'created', before: {}, added: [] } as const];
    const read: ReadHistory = async () => {
      if (isBroken) throw new Error('The disk is gone');
      return { entries, isComplete: true };
    };
    const { dialog } = await open([[madeOn('2026-03-10')]], read);
    expect(await dialog.findByText('Failed to fetch the history')).toBeTruthy();
    isBroken = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('No earlier changes')).toBeTruthy();
  });

  it('[HI3] offline it shows the changes known to this device, and that earlier ones need the connection', async () => {
    const place = 'this computer';
    const entries = [
      { id: '2', at: createdAt, kind: 'changed', before: { title: 'Scrape' }, added: [], place } as const,
    ];
    const { dialog } = await open([[madeOn('2026-03-10')]], async () => ({ entries, isComplete: false }));
    expect(await dialog.findByText('Earlier changes need the connection.')).toBeTruthy();
    expect(dialog.getByRole('radio', { name: /^Title changed.*on this computer$/ })).toBeTruthy();
    expect(dialog.getByRole('radio', { name: /^Before that/ })).toBeTruthy();
    expect(dialog.getByRole('row', { name: /^Title/ }).textContent).toBe('Title≠DiffersScrapeDig');
  });

  it('[HI2] [DA28] bringing back a note counts as an edit, and Undo restores the note exactly', async () => {
    const shell = await testShell();
    const note = { userId: testUser.id, title: 'Milk', content: 'Two litres', createdAt };
    await shell.store.commit([create('notes', 'milk', note)]);
    await shell.store.commit([patch('notes', 'milk', { content: 'Three litres', updatedAt: createdAt })]);
    const Notes = () => {
      const found = useRecords(notesOf(testUser.id));
      return (found.phase === 'ready' ? found.records : []).map((one) => (
        <HistoryButton key={one.id} kind={notes} record={one} describedBy={one.id} />
      ));
    };
    render(
      <TestFrame shell={shell}>
        <Notes />
      </TestFrame>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'History' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bring back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const stored = async () => (await shell.store.get(notesOf(testUser.id))).records[0];
    const updatedAt = shell.clock.now().toISOString();
    expect(await stored()).toEqual({ id: 'milk', ...note, updatedAt });
    await shell.shown[0]?.undo?.();
    expect(await stored()).toEqual({ id: 'milk', ...note, content: 'Three litres', updatedAt: createdAt });
  });

  it('[HI2] the selected change stays selected when a newer change arrives', async () => {
    const shell = await testShell();
    const note = { userId: testUser.id, title: 'Milk', content: 'One litre', createdAt };
    await shell.store.commit([create('notes', 'milk', note)]);
    const write = (content: string) => shell.store.commit([patch('notes', 'milk', { content })]);
    await write('Two litres');
    await write('Three litres');
    const Notes = () => {
      const found = useRecords(notesOf(testUser.id));
      return (found.phase === 'ready' ? found.records : []).map((one) => (
        <HistoryButton key={one.id} kind={notes} record={one} describedBy={one.id} />
      ));
    };
    render(
      <TestFrame shell={shell}>
        <Notes />
      </TestFrame>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'History' }));
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(3));
    await write('Four litres');
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(4));
    await userEvent.click(screen.getByRole('button', { name: 'Bring back' }));
    await waitFor(async () =>
      expect((await shell.store.get(notesOf(testUser.id))).records[0]?.content).toBe('Two litres'),
    );
  });
});
