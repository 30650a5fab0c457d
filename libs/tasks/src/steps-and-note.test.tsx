// @vitest-environment jsdom
import { patch } from '@dayloom/data';
import type { Task } from '@dayloom/domain';
import { trapFocusInDialogs } from '@dayloom/testing/dialog-form';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stepsAndNote } from './late-steps-and-note.ts';
import { button, onNarrowScreen, openTasks, taskOf, today } from './testing/open-tasks.tsx';

const three = 'a - Milk\nb x Bread\nc - Tea';
const shopping = (fields: Partial<Omit<Task, 'id'>> = {}) => taskOf('Shopping', { steps: three, ...fields });

beforeEach(() => stepsAndNote.load().then(() => undefined));

const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);
const toggle = () => screen.getByRole('button', { name: /^Steps and note/ });
const isOpen = () => screen.queryByRole('group', { name: 'Steps and note' }) !== null;

/** Opens a task with its steps and note. */
async function open(task = shopping(), row = {}) {
  const world = await openTasks({ tasks: [task], row });
  await world.person.click(toggle());
  await screen.findByRole('group', { name: 'Steps and note' });
  const stored = async () => (await world.stored())[0];
  return { ...world, stored, steps: async () => (await stored())?.steps };
}

describe('the button of steps and note', () => {
  it('[TD15] [TD16] [TD17] says how many steps are done, and that there is a note', async () => {
    const { person } = await openTasks({ tasks: [shopping({ note: 'At the market' })] });
    expect([toggle().textContent, toggle().getAttribute('aria-label')]).toEqual([
      '1 of 3',
      'Steps and note, 1 of 3, with a note',
    ]);
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    await person.click(toggle());
    expect([toggle().getAttribute('aria-expanded'), isOpen()]).toEqual(['true', true]);
    expect(document.getElementById(toggle().getAttribute('aria-controls') ?? '')).toBe(
      screen.getByRole('group', { name: 'Steps and note' }),
    );
    await person.click(toggle());
    expect(isOpen()).toBe(false);
  });

  it('[TD17] [KA1] with the focus on the tick, Right opens and Left closes, and Enter ticks the task', async () => {
    const { person, stored } = await openTasks({ tasks: [shopping()] });
    button('Mark Done').focus();
    await person.keyboard('{ArrowRight}');
    expect([isOpen(), document.activeElement]).toEqual([true, button('Mark Done')]);
    await person.keyboard('{ArrowLeft}');
    expect(isOpen()).toBe(false);
    await person.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Done' });
    expect(await stored()).toMatchObject([{ completed: true, steps: three }]);
  });

  it('[TD17] [KA1] puts the focus into the first step where there is nothing, and Esc returns it', async () => {
    const { person } = await openTasks({ tasks: [taskOf('Shopping')] });
    await person.click(toggle());
    expect(document.activeElement).toBe(field('Add a step'));
    await person.keyboard('{Escape}');
    expect([isOpen(), document.activeElement]).toEqual([false, toggle()]);
  });

  it('[TD17] opens once for a task that the address asks for', async () => {
    await openTasks({ tasks: [shopping()], row: { request: { id: 'Shopping', day: today } } });
    await waitFor(() => expect(isOpen()).toBe(true));
    expect(document.activeElement).toBe(button('Mark Done'));
    fireEvent.keyDown(button('Mark Done'), { key: 'ArrowLeft' });
    expect(isOpen()).toBe(false);
  });

  it('[TD17] on a phone it is an item of the menu where there is nothing yet, and opens a sheet', async () => {
    trapFocusInDialogs();
    onNarrowScreen();
    const { person } = await openTasks({ tasks: [taskOf('Shopping')] });
    expect(screen.queryByRole('button', { name: 'Steps and note' })).toBeNull();
    await person.click(button('Task actions'));
    await person.click(screen.getByRole('menuitem', { name: 'Steps and note' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Steps and note' }));
    expect(document.activeElement).toBe(sheet.getByLabelText('Add a step'));
    await person.keyboard('Milk{Enter}');
    expect(await screen.findByText('0 of 1')).toBeTruthy();
    await person.click(sheet.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(button('Task actions'));
  });

  it('[TD17] a sheet that has steps does not put the focus into one, which would open the keyboard', async () => {
    onNarrowScreen();
    const { person } = await openTasks({ tasks: [shopping()] });
    await person.click(toggle());
    await screen.findByRole('dialog');
    expect(document.activeElement).not.toBeInstanceOf(HTMLTextAreaElement);
  });
});

describe('the steps of a task', () => {
  it('[TD15] are stored at once without a message, and the ticks of task and steps are their own', async () => {
    const { person, shell, stored } = await open();
    await person.click(screen.getByRole('button', { name: 'Mark step done: Milk' }));
    await person.click(screen.getByRole('button', { name: 'Mark step done: Tea' }));
    await person.type(field('Add a step'), 'Jam{Enter}');
    await waitFor(() => expect(toggle().textContent).toBe('3 of 4'));
    const [, , , jam = ''] = (await stored())?.steps?.split('\n') ?? [];
    expect(await stored()).toEqual(shopping({ steps: `a x Milk\nb x Bread\nc x Tea\n${jam}` }));
    expect([jam.replace(/^\w+/, 'id'), shell.shown]).toEqual(['id - Jam', []]);
  });

  it('[TD15] a field that is left is stored, and a blank one is no step', async () => {
    const { person, steps } = await open();
    await person.type(field('Step 1'), ' 2 l ');
    await person.click(document.body);
    await waitFor(async () => expect(await steps()).toBe('a - Milk 2 l\nb x Bread\nc - Tea'));
    await person.clear(field('Step 2'));
    await person.click(document.body);
    await waitFor(async () => expect(await steps()).toBe('a - Milk 2 l\nc - Tea'));
    expect(screen.queryByLabelText('Step 3')).toBeNull();
  });

  it('[TD17] what is typed is stored after a pause, but not a step that is empty by then', async () => {
    const { steps } = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(field('Step 2'), { target: { value: '' } });
    act(() => void vi.advanceTimersByTime(1_000));
    fireEvent.change(field('Step 2'), { target: { value: 'Rolls' } });
    act(() => void vi.advanceTimersByTime(999));
    fireEvent.change(field('Step 1'), { target: { value: 'Oats' } });
    act(() => void vi.advanceTimersByTime(999));
    expect(await steps()).toBe(three);
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await waitFor(async () => expect(await steps()).toBe('a - Oats\nb x Rolls\nc - Tea'));
  });

  it("[TD15] pasted steps go with 'Undo'", async () => {
    const { person, shell, steps } = await open();
    field('Add a step').focus();
    await person.paste('Jam\nOats');
    await waitFor(() => expect(shell.shown).toMatchObject([{ message: '2 steps added' }]));
    await act(async () => shell.shown[0]?.undo?.());
    await waitFor(async () => expect(await steps()).toBe(three));
  });

  it("[TD15] a deleted step comes back with 'Undo'", async () => {
    const { person, shell, steps } = await open();
    await person.click(screen.getByRole('button', { name: 'Delete step: Bread' }));
    await waitFor(() => expect(shell.shown).toMatchObject([{ message: 'Step deleted', detail: 'Bread' }]));
    await person.click(screen.getByRole('button', { name: 'Mark step done: Tea' }));
    await act(async () => shell.shown[0]?.undo?.());
    await waitFor(async () => expect(await steps()).toBe('a - Milk\nb x Bread\nc x Tea'));
    expect(field('Step 2').value).toBe('Bread');
  });

  it('[TD15] the last deleted one leaves a task without steps', async () => {
    const { person, stored } = await open(shopping({ steps: 'a - Milk' }));
    await person.click(screen.getByRole('button', { name: 'Delete step: Milk' }));
    await waitFor(async () => expect(await stored()).toEqual(taskOf('Shopping')));
  });

  it('[TD15] a change that storage rejects is reported, and what was typed stays', async () => {
    const { person, shell, rejectChanges, steps } = await open();
    const commit = rejectChanges();
    await person.type(field('Step 1'), ' 2 l{Enter}');
    await waitFor(() => expect(shell.shown).toEqual([{ kind: 'error', message: 'Failed to update task' }]));
    expect([field('Step 1').value, await steps()]).toEqual(['Milk 2 l', three]);
    expect([...shell.unsaved]).toEqual(["the task's steps"]);
    commit.mockRestore();
    await person.click(screen.getByRole('button', { name: 'Mark step done: Tea' }));
    await waitFor(async () => expect(await steps()).toBe('a - Milk 2 l\nb x Bread\nc x Tea'));
    await waitFor(() => expect([...shell.unsaved]).toEqual([]));
  });

  it('[TD15] on a past day they cannot be ticked, and can be changed', async () => {
    const { person, steps } = await open(shopping(), { open: false });
    expect(button('Mark step done: Tea').disabled).toBe(true);
    await person.type(field('Step 1'), '!{Enter}');
    await waitFor(async () => expect(await steps()).toBe('a - Milk!\nb x Bread\nc - Tea'));
  });

  it('[TD18] show what another device changes, and both changes are stored', async () => {
    const { person, shell, steps } = await open();
    await person.type(field('Step 1'), ' 2 l');
    await act(() =>
      shell.store.commit([
        patch(
          'tasks',
          'Shopping',
          { steps: 'n - New\na - Milk\nb x Bread\nc x Tea' },
          { base: { steps: three } },
        ),
      ]),
    );
    await waitFor(() => expect(field('Step 1').value).toBe('New'));
    expect([field('Step 2').value, document.activeElement]).toEqual(['Milk 2 l', field('Step 2')]);
    await person.keyboard('{Enter}');
    await waitFor(async () => expect(await steps()).toBe('n - New\na - Milk 2 l\nb x Bread\nc x Tea'));
  });
});

describe('the draft of steps', () => {
  it('[TD17] [NT8] [SH18] Esc closes and keeps what was typed, which a restart shows again', async () => {
    const { person, shell, steps } = await open();
    await person.type(field('Step 1'), ' 2 l');
    expect([...shell.unsaved]).toEqual(["the task's steps"]);
    await person.keyboard('{Escape}');
    expect([isOpen(), document.activeElement, await steps()]).toEqual([false, toggle(), three]);
    await waitFor(async () => expect(await shell.store.drafts.under('tasks/Shopping/steps')).toHaveLength(1));
    await act(() =>
      shell.store.commit([patch('tasks', 'Shopping', { steps: 'b x Bread\na x Milk\nc - Tea' })]),
    );
    await person.click(toggle());
    expect(await screen.findByText(/^Draft kept/)).toBeTruthy();
    expect([field('Step 1').value, field('Step 2').value]).toEqual(['Bread', 'Milk 2 l']);
    await person.click(field('Step 2'));
    await person.click(document.body);
    await waitFor(async () => expect(await steps()).toBe('b x Bread\na x Milk 2 l\nc - Tea'));
    await waitFor(async () => expect(await shell.store.drafts.under('tasks/')).toEqual([]));
    expect(screen.queryByText(/^Draft kept/)).toBeNull();
  });

  it('[TD15] [NT8] [LM5] a text that is too long is a draft until it fits', async () => {
    const { person, shell, steps } = await open();
    fireEvent.change(field('Step 1'), { target: { value: 'x'.repeat(201) } });
    await person.click(screen.getByRole('button', { name: 'Mark step done: Tea' }));
    await waitFor(async () => expect(await steps()).toBe('a - Milk\nb x Bread\nc x Tea'));
    expect(field('Step 1').value).toHaveLength(201);
    const [draft] = await shell.store.drafts.under('tasks/Shopping/steps');
    expect(draft?.values['steps']).toContain('x'.repeat(201));
  });
});

it('[TD2] [TD17] a row keeps its place only while one of its fields has the focus', async () => {
  const onBusy = vi.fn<(task: string, isBusy: boolean) => void>();
  const { person } = await open(shopping(), { onBusy });
  onBusy.mockClear();
  await person.click(field('Step 1'));
  await person.click(field('Step 2'));
  expect(onBusy.mock.lastCall).toEqual(['Shopping', true]);
  act(() => field('Step 2').blur());
  expect(onBusy.mock.lastCall).toEqual(['Shopping', false]);
  cleanup();
});

it('[TD12] [TD15] Alt+Up in a step moves the step, and in the note nothing', async () => {
  const arrange = vi.fn<() => Promise<boolean>>(async () => true);
  const { person, steps } = await open(shopping(), { arrange });
  await person.click(field('Step 3'));
  await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(async () => expect(await steps()).toBe('a - Milk\nc - Tea\nb x Bread'));
  expect(arrange).not.toHaveBeenCalled();
});
