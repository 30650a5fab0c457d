// @vitest-environment jsdom
import { StoreError } from '@dayloom/data';
import { planDay } from '@dayloom/domain';
import { TestFrame, testShell } from '@dayloom/testing/shell';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddTask } from './add-task.tsx';
import { line, openTasks, tomorrow, workOf } from './testing/open-tasks.tsx';

describe('the field for a new task', () => {
  it('[WD7][DA8][DA27][ER14] adds the trimmed title to its work and day on Enter, and keeps the focus', async () => {
    const { shell, person, stored } = await openTasks({
      works: [workOf('Fence')],
      line: { workId: 'Fence', day: tomorrow },
    });
    await person.type(line(), '  Buy paint {Enter}');
    expect(await screen.findByText('Buy paint')).toBeTruthy();
    expect([document.activeElement, line().value]).toEqual([line(), '']);
    const [task, ...others] = await stored();
    expect(others).toEqual([]);
    expect(task).toEqual({
      id: task?.id,
      workId: 'Fence',
      userId: shell.user.id,
      title: 'Buy paint',
      completed: false,
      date: tomorrow,
      createdAt: shell.clock.now().toISOString(),
    });
    await waitFor(() =>
      expect(shell.shown).toEqual([{ kind: 'success', message: 'Task added successfully' }]),
    );
  });

  it('[WD7] adds all titles that are typed one after another without waiting', async () => {
    const { person, stored } = await openTasks();
    await person.type(line(), 'one{Enter}two{Enter}three{Enter}');
    await waitFor(async () => expect(await stored()).toHaveLength(3));
  });

  it('[WD8] does nothing with an empty or blank title', async () => {
    const { shell, person, stored } = await openTasks();
    await person.type(line(), '{Enter}   {Enter}');
    expect(await stored()).toEqual([]);
    expect([shell.shown, screen.queryByText(/required/)]).toEqual([[], null]);
  });

  it('[WD8] writes nothing and shows no toast after sign-out', async () => {
    const { shell, person } = await openTasks();
    shell.store.close();
    await person.type(line(), 'Too late{Enter}');
    await waitFor(() => expect(line().value).toBe('Too late'));
    expect(shell.shown).toEqual([]);
  });

  it('[LM1][LM5] rejects a title over 200 characters with its limit, and keeps it', async () => {
    const { person, stored } = await openTasks();
    await person.click(line());
    await person.paste('x'.repeat(201));
    await person.keyboard('{Enter}');
    expect(await screen.findByText('Title must be at most 200 characters')).toBeTruthy();
    expect(line().value).toHaveLength(201);
    await person.keyboard('{Backspace}{Enter}');
    await waitFor(async () => expect((await stored())[0]?.title).toHaveLength(200));
  });

  it('[ER14] shows an error for a task that cannot be added, and has its title again', async () => {
    const { shell, person, stored, rejectChanges } = await openTasks();
    rejectChanges();
    await person.type(line(), 'Buy paint{Enter}');
    await waitFor(() => expect(shell.shown).toEqual([{ kind: 'error', message: 'Failed to add task' }]));
    expect([line().value, await stored()]).toEqual(['Buy paint', []]);
  });

  it('[SH18] counts as unsaved work from the first word until the task is stored', async () => {
    const { shell, person } = await openTasks();
    await person.type(line(), ' ');
    expect([...shell.unsaved]).toEqual([]);
    await person.type(line(), 'Buy paint');
    expect([...shell.unsaved]).toEqual(['the task']);
    await person.keyboard('{Enter}');
    await waitFor(() => expect([...shell.unsaved]).toEqual([]));
  });
});

describe('with storage that does not respond', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

  /** The field for a new task of a day, with storage that responds when the test says so. */
  async function addSlowly(title: string) {
    const shell = await testShell();
    let refuse: (error: StoreError) => void = () => undefined;
    const answer = new Promise<never>((_, reject) => (refuse = reject));
    const store = { ...shell.store, commit: () => answer };
    render(
      <TestFrame shell={{ ...shell, store }}>
        <AddTask quiet day={planDay('2026-03-10')} />
      </TestFrame>,
    );
    fireEvent.change(line(), { target: { value: title } });
    fireEvent.submit(line());
    return { refuse: () => refuse(new StoreError('storage-blocked', 'No answer')) };
  }

  it('[ER52] names a task that is not saved after a second', async () => {
    await addSlowly('Buy bread');
    await pass(999);
    expect([line().value, screen.queryByText('Still adding: Buy bread')]).toEqual(['', null]);
    await pass(1);
    expect(screen.getByText('Still adding: Buy bread')).toBeTruthy();
  });

  it('[ER52] has its text again after storage rejected it', async () => {
    const { refuse } = await addSlowly('Buy bread');
    await pass(5_000);
    refuse();
    await pass(0);
    expect([line().value, screen.queryByText('Still adding: Buy bread')]).toEqual(['Buy bread', null]);
  });
});
