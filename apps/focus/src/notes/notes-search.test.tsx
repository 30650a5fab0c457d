// @vitest-environment jsdom
import { type Change, create, notesOf, patch, remove } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { fillingStore, TestFrame, testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { sampleNote } from '../testing/sample-note.ts';
import Notes from './notes.tsx';

afterEach(cleanup);

async function open(seed: readonly Change[], sign = /^Note /) {
  const world = await shellWithFault({ seed });
  render(
    <TestFrame shell={world.shell} at="/notes">
      <Notes />
    </TestFrame>,
  );
  await screen.findAllByText(sign);
  return world;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search notes');
const search = (text: string) => fireEvent.change(field(), { target: { value: text } });
// By text, because queries by role take seconds for hundreds of elements in jsdom.
const titles = () =>
  screen.queryAllByText(/^Note /, { selector: 'h2' }).map(({ textContent }) => textContent);
const expectShown = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));

const three = [
  sampleNote('bread', { content: 'Flour, water and Salz' }),
  sampleNote('cafe', { title: 'Note café', content: 'Opens at nine' }),
  sampleNote('soup', { content: 'Leeks and salt' }),
];

it('[NT9] searches titles and contents while typing, ignoring case and accents', async () => {
  await open(three);
  search('CAFE');
  await expectShown('Note café');
  expect(screen.getByText('1 of 3 notes')).toBeTruthy();
  expect(screen.getByText('1 found').getAttribute('role')).toBe('status');
  search('sal and');
  await waitFor(() => expect(titles().toSorted()).toEqual(['Note bread', 'Note soup']));
  search('note salt');
  await expectShown('Note soup');
});

it('[NT9] shows results newest first, with their number', async () => {
  const days = { old: 3, newest: 9, other: 8, middle: 5 };
  await open(
    Object.entries(days).map(([id, day]) =>
      sampleNote(id, {
        content: id === 'other' ? 'Tea' : 'Bread',
        createdAt: `2026-03-0${day}T08:00:00.000Z` as Instant,
      }),
    ),
  );
  search('bread');
  await expectShown('Note newest', 'Note middle', 'Note old');
  expect(screen.getByText('3 of 4 notes')).toBeTruthy();
});

it('[NT9] Esc shows all notes again', async () => {
  await open(three);
  search('leeks');
  await expectShown('Note soup');
  await userEvent.type(field(), '{Escape}');
  expect(field().value).toBe('');
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(screen.getByText('3 notes')).toBeTruthy();
});

it('[NT9] [ER46] says what was not found, and offers all notes again', async () => {
  await open(three);
  search(' tram 28 ');
  expect(await screen.findByText('No notes found')).toBeTruthy();
  expect(screen.getByText("None has 'tram 28' in its title or content.")).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all notes' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
});

it('[NT9] searches beyond the visible window, and shows its results in windows too', async () => {
  await open(
    Array.from({ length: 60 }, (_, at) => sampleNote(`n${at}`, { content: at > 4 ? 'odd' : 'even' })),
  );
  expect(titles()).toHaveLength(50);
  search('odd');
  expect(await screen.findByText('55 of 60 notes')).toBeTruthy();
  await waitFor(() => expect(titles()).toHaveLength(50));
  await userEvent.click(screen.getByText('Show more'));
  await waitFor(() => expect(titles()).toHaveLength(55));
  expect(screen.queryByText('Show more')).toBeNull();
});

it('[NT9] [OF6] changes from elsewhere appear and disappear, but a found note stays after an edit', async () => {
  const { shell } = await open(three);
  search('salt');
  await expectShown('Note soup');
  await shell.store.commit([patch('notes', 'bread', { content: 'Flour and salt' })]);
  await waitFor(() => expect(titles().toSorted()).toEqual(['Note bread', 'Note soup']));
  await shell.store.commit([patch('notes', 'soup', { content: 'Leeks' })]);
  expect(await screen.findByText('Leeks')).toBeTruthy();
  await shell.store.commit([remove('notes', 'bread')]);
  await expectShown('Note soup');
});

it('[NT9] a note that is being edited stays even if it does not match', async () => {
  await open(three);
  search('leeks');
  await expectShown('Note soup');
  await userEvent.click(screen.getByRole('button', { name: 'Edit note' }));
  search('flour');
  await expectShown('Note bread');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Note soup');
});

it('[NT9] adding a note ends the search, so that the note is visible', async () => {
  await open(three);
  search('leeks');
  await expectShown('Note soup');
  await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Note tea' } });
  fireEvent.change(screen.getByLabelText('Content'), { target: { value: 'Green' } });
  fireEvent.submit(screen.getByLabelText('Title'));
  await waitFor(() => expect(titles()).toContain('Note tea'));
  expect(field().value).toBe('');
});

it('[NT9] [ER17] notes that cannot be read for a search show an error, and Retry reads them', async () => {
  const world = await open(three);
  world.break();
  search('leeks');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(world.shell.shown.map(({ message }) => message)).toEqual(['Failed to fetch notes']);
  world.mend();
  await userEvent.click(retry);
  await expectShown('Note soup');
});

it('[NT9] [DA35] while notes are still loading, it does not say that none was found', async () => {
  const { shell } = await shellWithFault({ seed: three });
  const { store, complete } = fillingStore(shell.store);
  render(
    <TestFrame shell={{ ...shell, store }} at="/notes">
      <Notes />
    </TestFrame>,
  );
  await screen.findByText('Note soup');
  search('tram');
  await waitFor(() => expect(titles()).toEqual([]));
  expect(screen.queryByText('No notes found')).toBeNull();
  act(complete);
  expect(await screen.findByText('No notes found')).toBeTruthy();
  await shell.store.commit([
    create('notes', 'tram', {
      ...{ userId: testUser.id, title: 'Note tram', content: '28' },
      createdAt: (await shell.store.get(notesOf(testUser.id))).records[0]!.createdAt,
    }),
  ]);
  await expectShown('Note tram');
});
