// @vitest-environment jsdom
import { notesOf, patch, remove, restore } from '@dayloom/data';
import { limitOf, notes } from '@dayloom/domain';
import { reportFilledFields } from '@dayloom/ui/report-filled-fields';
import { TestFrame, testUser } from '@dayloom/testing/shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleNote } from '../testing/sample-note.ts';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import Notes from './notes.tsx';

afterEach(cleanup);

async function openEdit() {
  const world = await shellWithFault({ seed: [sampleNote('a')] });
  render(
    <TestFrame shell={world.shell} at="/notes">
      <Notes />
    </TestFrame>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit note' }));
  return { ...world, stored: async () => (await world.shell.store.get(notesOf(testUser.id))).records[0] };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inView = () => screen.findByRole('button', { name: 'Edit note' });

describe('editing a note', () => {
  it('[NT4] shows either the note or its form, which contains the stored text', async () => {
    await openEdit();
    expect(screen.queryByRole('heading', { name: 'Note a' })).toBeNull();
    expect(field('Title').value).toBe('Note a');
    expect(field('Content').value).toBe('Words of a');
    expect(document.activeElement).toBe(field('Title'));
  });

  it('[NT5] Cancel restores the stored text without a write', async () => {
    const { shell, stored } = await openEdit();
    const before = await stored();
    fill('Content', 'Something else');
    await press('Cancel');
    expect(document.activeElement).toBe(await inView());
    expect(screen.getByText('Words of a')).toBeTruthy();
    expect(await stored()).toEqual(before);
    expect(shell.shown.map(({ message }) => message)).toEqual(['Draft dropped']);
    await press('Edit note');
    expect(field('Content').value).toBe('Words of a');
  });

  it('[NT6] [ER19] [DA28] [DA32] Save stores title, content and updatedAt, and nothing else', async () => {
    const { shell, stored } = await openEdit();
    fill('Title', 'Other');
    fill('Content', 'Other words');
    await press('Save');
    await inView();
    expect(await screen.findByText('Other words')).toBeTruthy();
    await waitFor(() =>
      expect(shell.shown).toEqual([{ kind: 'success', message: 'Note updated successfully' }]),
    );
    expect(await stored()).toEqual({
      id: 'a',
      userId: testUser.id,
      title: 'Other',
      content: 'Other words',
      createdAt: '2026-03-01T08:00:00.000Z',
      updatedAt: shell.clock.now().toISOString(),
    });
  });

  it.each(['{Control>}s{/Control}', '{Meta>}{Enter}{/Meta}'])('[KA1] the keys %s save', async (keys) => {
    const { stored } = await openEdit();
    fill('Content', 'Other words');
    await userEvent.type(field('Content'), keys);
    await inView();
    await waitFor(async () => expect((await stored())?.content).toBe('Other words'));
  });

  it('[OF15] the keys save what was set without an event', async () => {
    const { stored } = await openEdit();
    const stop = reportFilledFields(flushSync);
    field('Content').value = 'Filled words';
    fireEvent.keyDown(field('Content'), { key: 's', ctrlKey: true });
    stop();
    await inView();
    await waitFor(async () => expect((await stored())?.content).toBe('Filled words'));
  });

  it('[OF7] [DA36] a note that was changed elsewhere at the same time loses neither text, and no title', async () => {
    const { shell } = await openEdit();
    fill('Content', 'My words');
    await shell.store.commit([patch('notes', 'a', { title: 'Their title', content: 'Their words' })]);
    expect((await screen.findByText(/^This note was edited elsewhere/)).textContent).toBe(
      'This note was edited elsewhere in the meantime. Save keeps that text too, as a separate note.',
    );
    await press('Save');
    expect(await screen.findByText('My words')).toBeTruthy();
    expect(await screen.findByText('Their words')).toBeTruthy();
    expect(shell.shown).toMatchObject([
      { message: 'Note updated successfully', detail: 'The text from elsewhere is kept as a separate note.' },
    ]);
    const { records } = await shell.store.get(notesOf(testUser.id));
    expect(records.map(({ title, content }) => `${title}: ${content}`).toSorted()).toEqual([
      'Their title (edited elsewhere): Their words',
      'Their title: My words',
    ]);
  });

  it('[OF7] without a change of its own the editor shows the other text, and an edit of that keeps no second one', async () => {
    const { shell } = await openEdit();
    await shell.store.commit([patch('notes', 'a', { title: 'Their title', content: 'Their words' })]);
    await waitFor(() => expect(field('Content').value).toBe('Their words'));
    expect([field('Title').value, [...shell.unsaved]]).toEqual(['Their title', []]);
    fill('Content', 'Their words and mine');
    await press('Save');
    await inView();
    await waitFor(() => expect(shell.shown).toMatchObject([{ message: 'Note updated successfully' }]));
    expect((await shell.store.get(notesOf(testUser.id))).records).toMatchObject([
      { title: 'Their title', content: 'Their words and mine' },
    ]);
  });

  it('[OF7] if both texts are equal, or nothing is typed here, no second text is kept or reported', async () => {
    const { shell } = await openEdit();
    fill('Content', 'Their words');
    await shell.store.commit([patch('notes', 'a', { content: 'Their words' })]);
    await press('Save');
    await inView();
    await waitFor(() =>
      expect(shell.shown).toEqual([{ kind: 'success', message: 'Note updated successfully' }]),
    );
    expect((await shell.store.get(notesOf(testUser.id))).records).toHaveLength(1);
  });

  it('[OF7] a note that was deleted elsewhere keeps its editor, and the saved text can be restored', async () => {
    const { shell, stored } = await openEdit();
    fill('Content', 'Typed for an hour');
    await shell.store.commit([remove('notes', 'a')]);
    await waitFor(async () => expect(await stored()).toBeUndefined());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This note was deleted meanwhile. What you typed is kept: save it and restore the note, or copy it.',
    );
    expect(field('Content').value).toBe('Typed for an hour');
    await press('Save');
    expect(await screen.findByText('No notes yet')).toBeTruthy();
    await waitFor(() =>
      expect(shell.shown).toMatchObject([{ kind: 'warning', message: expect.stringContaining('deleted') }]),
    );
    await shell.store.commit([restore('notes', 'a')]);
    expect(await screen.findByText('Typed for an hour')).toBeTruthy();
  });

  it('[OF7] [TR2] a note that is restored while its editor is open is no longer shown as deleted', async () => {
    const { shell } = await openEdit();
    expect(screen.queryByRole('alert')).toBeNull();
    await shell.store.commit([remove('notes', 'a')]);
    await screen.findByRole('alert');
    await shell.store.commit([restore('notes', 'a')]);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('[DA36] an edit without changes ends without a write', async () => {
    const { shell, stored } = await openEdit();
    const before = await stored();
    await press('Save');
    await inView();
    expect([await stored(), shell.shown]).toEqual([before, []]);
  });

  it('[OF12] the new text shows before storage has responded; the toast waits for the response', async () => {
    const { shell } = await openEdit();
    let toasts: number | undefined;
    const observer = new MutationObserver(() => {
      if (screen.queryByText('Other words', { selector: 'p' })) toasts ??= shell.shown.length;
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    fill('Content', 'Other words');
    await press('Save');
    await waitFor(() => expect(shell.shown).toHaveLength(1));
    observer.disconnect();
    expect(toasts).toBe(0);
  });

  it('[NT4] [NT8] Esc closes the form and keeps the typed text as a draft', async () => {
    const { shell, stored } = await openEdit();
    fill('Content', 'Other words');
    await userEvent.type(field('Content'), '{Escape}');
    expect(document.activeElement).toBe(await inView());
    expect(screen.getByText('Words of a')).toBeTruthy();
    expect(await screen.findByText('Draft kept')).toBeTruthy();
    expect([(await stored())?.content, shell.asked]).toEqual(['Words of a', []]);
    await press('Edit note');
    await waitFor(() => expect(field('Content').value).toBe('Other words'));
  });

  it('[NT3] rejects blank fields with the same message as adding', async () => {
    const { shell, stored } = await openEdit();
    fill('Title', '  ');
    await press('Save');
    expect(screen.getByText('Please fill in both title and content')).toBeTruthy();
    expect(shell.shown).toEqual([]);
    expect(field('Title').getAttribute('aria-invalid')).toBe('true');
    expect((await stored())?.title).toBe('Note a');
  });

  it('[LM3] [LM5] rejects a content over its limit and does not cut it', async () => {
    const { stored } = await openEdit();
    fill('Content', 'x'.repeat(limitOf(notes, 'content') + 1));
    await press('Save');
    expect(screen.getByText('Content must be at most 50,000 characters')).toBeTruthy();
    expect(field('Content').value).toHaveLength(limitOf(notes, 'content') + 1);
    expect((await stored())?.content).toBe('Words of a');
  });

  it('[ER19] [SH18] a failed save shows an error and keeps the editor open with its input, which stays unsaved work until it is saved', async () => {
    const world = await openEdit();
    fill('Content', 'Other words');
    world.break();
    await press('Save');
    await waitFor(() => expect(world.shell.shown[0]?.message).toBe('Failed to update note'));
    await waitFor(() => expect(field('Content').value).toBe('Other words'));
    expect([...world.shell.unsaved]).toEqual(['the note']);
    world.mend();
    await press('Save');
    await inView();
    // The optimistic view appears at once; the unsaved flag clears after storage has responded.
    await waitFor(() => expect([...world.shell.unsaved]).toEqual([]));
    await waitFor(async () => expect((await world.stored())?.content).toBe('Other words'));
  });
});
