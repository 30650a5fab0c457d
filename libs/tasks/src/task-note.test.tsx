// @vitest-environment jsdom
import { notesOf, patch } from '@dayloom/data';
import type { Task } from '@dayloom/domain';
import { testUser } from '@dayloom/testing/shell';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stepsAndNote } from './late-steps-and-note.ts';
import { button, openTasks, taskOf } from './testing/open-tasks.tsx';

const text = 'By **night** train';
const paint = taskOf('Buy paint', { note: text });

beforeEach(async () => {
  localStorage.clear();
  await stepsAndNote.load();
});

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
const toggle = () => screen.getByRole('button', { name: /^Steps and note/ });
const inView = () => screen.findByRole('button', { name: /^(Add|Edit) note$/ });

/** Opens a task with its note. */
async function open(task: Task = paint) {
  const world = await openTasks({ tasks: [task] });
  await world.person.click(toggle());
  await inView();
  return {
    ...world,
    note: async () => (await world.stored())[0]?.note,
    fill: (value: string) => fireEvent.change(field(), { target: { value } }),
  };
}

/** Opens the note of a task in its editor. */
async function openEdit(task: Task = paint) {
  const world = await open(task);
  await world.person.click(await inView());
  return world;
}

describe('the note of a task', () => {
  it("[TD16] [NT10] is shown as 'Show notes as' says", async () => {
    await open();
    expect(screen.getByText(text)).toBeTruthy();
    document.body.replaceChildren();
    localStorage.setItem('dayloom.notes-view', 'markdown');
    await open();
    expect((await screen.findByText('night')).tagName).toBe('STRONG');
  });

  it('[TD16] is added, and its row says so', async () => {
    const { person, fill, stored, shell } = await openEdit(taskOf('Buy paint'));
    expect(document.activeElement).toBe(field());
    fill(' At the market\n  stall 4');
    await person.click(button('Save'));
    expect(document.activeElement).toBe(await inView());
    await waitFor(() => expect(toggle().getAttribute('aria-label')).toBe('Steps and note, with a note'));
    expect(await stored()).toEqual([taskOf('Buy paint', { note: ' At the market\n  stall 4' })]);
    expect(shell.shown).toEqual([{ kind: 'success', message: 'Task updated successfully' }]);
  });

  it.each(['', ' \n '])('[TD16] %j is none', async (blank) => {
    const { person, fill, stored } = await openEdit();
    fill(blank);
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect((await inView()).textContent).toBe('Add note');
    await waitFor(async () => expect(await stored()).toEqual([taskOf('Buy paint')]));
  });

  it('[TD16] [LM3] [LM5] of 5,001 characters is refused at its field, and nothing of it is lost', async () => {
    const { person, fill, note } = await openEdit();
    fill('x'.repeat(5_001));
    await person.click(button('Save'));
    expect(screen.getByText('Note must be at most 5,000 characters')).toBeTruthy();
    expect(screen.getByText('5,001 of 5,000 characters')).toBeTruthy();
    expect([field().value.length, document.activeElement, await note()]).toEqual([5_001, field(), text]);
    fill('x'.repeat(5_000));
    await person.click(button('Save'));
    await waitFor(async () => expect(await note()).toHaveLength(5_000));
  });

  it('[TD16] [SH18] that storage rejects stays in its editor', async () => {
    const { person, fill, shell, rejectChanges } = await openEdit();
    rejectChanges();
    fill('Mine');
    await person.click(button('Save'));
    await waitFor(() => expect(shell.shown).toEqual([{ kind: 'error', message: 'Failed to update task' }]));
    expect([field().value, [...shell.unsaved]]).toEqual(['Mine', ["the task's note"]]);
  });
});

describe('the draft of a note', () => {
  it('[TD17] [NT8] Esc closes only its editor, and keeps what was typed', async () => {
    const { person, fill, note, shell } = await openEdit();
    fill('Mine');
    await person.type(field(), '{Escape}');
    expect([document.activeElement, await note()]).toEqual([await inView(), text]);
    await waitFor(async () => expect(await shell.store.drafts.under('tasks/Buy-paint/note')).toHaveLength(1));
    await screen.findByText('Draft kept');
    await person.click(button('Edit note'));
    await waitFor(() => expect(field().value).toBe('Mine'));
    expect(screen.getByText(/^Draft kept/)).toBeTruthy();
    await person.click(button('Cancel'));
    await waitFor(() => expect(shell.shown).toMatchObject([{ message: 'Draft dropped' }]));
  });
});

describe('a note that is changed elsewhere', () => {
  const theirs = (world: Awaited<ReturnType<typeof open>>) =>
    act(() =>
      world.shell.store.commit([patch('tasks', paint.id, { note: 'Theirs' }, { base: { note: text } })]),
    );

  it('[TD16] [OF7] is shown in an editor without changes', async () => {
    const world = await openEdit();
    await theirs(world);
    await waitFor(() => expect(field().value).toBe('Theirs'));
    expect([...world.shell.unsaved]).toEqual([]);
  });

  it('[TD16] [OF7] loses neither text: the other one is kept as a note', async () => {
    const world = await openEdit();
    world.fill('Mine');
    await theirs(world);
    await screen.findByText(/^This note was edited elsewhere in the meantime/);
    await world.person.click(button('Save'));
    await waitFor(() =>
      expect(world.shell.shown).toMatchObject([
        {
          message: 'Task updated successfully',
          detail: 'The text from elsewhere is kept as a separate note.',
        },
      ]),
    );
    expect(await world.note()).toBe('Mine');
    expect((await world.shell.store.get(notesOf(testUser.id))).records).toMatchObject([
      { content: 'Theirs' },
    ]);
  });
});
