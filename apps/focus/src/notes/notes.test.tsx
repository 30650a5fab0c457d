// @vitest-environment jsdom
import { type Change, notesOf } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { fillingStore, TestFrame, testUser } from '@dayloom/testing/shell';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleNote } from '../testing/sample-note.ts';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import Notes from './notes.tsx';

afterEach(cleanup);

async function open(seed: readonly Change[] = [], broken = false) {
  const world = await shellWithFault({ seed });
  if (broken) world.break();
  render(
    <TestFrame shell={world.shell} at="/notes">
      <Notes />
    </TestFrame>,
  );
  return { ...world, stored: async () => (await world.shell.store.get(notesOf(testUser.id))).records };
}

const noteNamed = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li')!);

describe('the notes screen', () => {
  it('[NT1] lists title and content, newest first', async () => {
    await open([
      sampleNote('old'),
      sampleNote('new', { createdAt: '2026-03-09T08:00:00.000Z' as Instant }),
      sampleNote('middle', { createdAt: '2026-03-05T08:00:00.000Z' as Instant }),
    ]);
    await screen.findByText('Note new');
    const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    expect(titles).toEqual(['Note new', 'Note middle', 'Note old']);
    expect((await noteNamed('Note old')).getByText('Words of old')).toBeTruthy();
  });

  it('[ER46] without notes shows an empty state', async () => {
    await open();
    expect(await screen.findByText('No notes yet')).toBeTruthy();
  });

  it('[ER45] shows Loading... until the first response', async () => {
    await open();
    expect(screen.getByText('Loading...').closest('[role=status]')).toBeTruthy();
    await screen.findByText('No notes yet');
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('[ER17] [ER46] notes that cannot be loaded show an error, and Retry loads them', async () => {
    const world = await open([sampleNote('a')], true);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('Failed to fetch notes')).toBeTruthy();
    expect(world.shell.shown.map(({ message }) => message)).toEqual(['Failed to fetch notes']);
    world.mend();
    await userEvent.click(retry);
    expect(await screen.findByText('Note a')).toBeTruthy();
  });

  it('[NT1] reads the notes in windows of 50 and shows more on request', async () => {
    await open(Array.from({ length: 51 }, (_, index) => sampleNote(`n${index}`)));
    // By text, because queries by role take seconds for hundreds of elements in jsdom.
    expect(await screen.findAllByText(/^Note n/)).toHaveLength(50);
    expect(await screen.findByText('51 notes')).toBeTruthy();
    await userEvent.click(screen.getByText('Show more'));
    await waitFor(() => expect(screen.getAllByText(/^Note n/)).toHaveLength(51));
    expect(screen.queryByText('Show more')).toBeNull();
  });

  it('[NT1] a long note is folded at first, and all of its text is rendered', async () => {
    const content = 'word '.repeat(1000).trim();
    await open([sampleNote('long', { content }), sampleNote('short')]);
    const long = await noteNamed('Note long');
    expect(long.getByText(content).dataset['folded']).toBe('true');
    const more = long.getByRole('button', { name: 'Show more' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(more);
    expect(long.getByText(content).dataset['folded']).toBe('false');
    expect(long.getByRole('button', { name: 'Show less' })).toBeTruthy();
    expect((await noteNamed('Note short')).queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('shows how long ago a note was written, and whether it was edited', async () => {
    const minutesAgo = (minutes: number) =>
      new Date(new Date('2026-03-10T12:00:00').getTime() - minutes * 60_000);
    await open([
      sampleNote('a', { createdAt: minutesAgo(5).toISOString() as Instant }),
      sampleNote('b', { updatedAt: minutesAgo(2).toISOString() as Instant }),
    ]);
    expect((await noteNamed('Note a')).getByText(/5 min/)).toBeTruthy();
    expect((await noteNamed('Note b')).getByText(/Edited/).textContent).toMatch(/^Edited 2 min/);
  });

  it('[DA35] while notes are still loading, it shows neither a number nor an empty state', async () => {
    const { shell } = await shellWithFault();
    const { store, complete } = fillingStore(shell.store);
    render(
      <TestFrame shell={{ ...shell, store }} at="/notes">
        <Notes />
      </TestFrame>,
    );
    await waitFor(() => expect(screen.getAllByText('Still loading')).toHaveLength(2));
    expect(screen.queryByText('No notes yet')).toBeNull();
    act(complete);
    expect(await screen.findByText('No notes yet')).toBeTruthy();
  });

  it('[NT7] [SH13] [ER20] [DA28] a deleted note is restored unchanged', async () => {
    const { shell, stored } = await open([
      sampleNote('a', { updatedAt: '2026-03-02T08:00:00.000Z' as Instant }),
      sampleNote('b'),
    ]);
    const before = await stored();
    await userEvent.click((await noteNamed('Note a')).getByRole('button', { name: 'Delete note' }));
    await waitFor(() => expect(screen.queryByText('Note a')).toBeNull());
    await waitFor(() => expect(shell.shown[0]?.message).toBe('Note deleted successfully'));
    expect((await stored()).map(({ id }) => id)).toEqual(['b']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Note' }));
    await shell.shown[0]?.undo?.();
    expect(await screen.findByText('Note a')).toBeTruthy();
    expect(await stored()).toEqual(before);
  });

  it('[ER20] a failed delete shows an error and keeps the note', async () => {
    const world = await open([sampleNote('a')]);
    const note = await noteNamed('Note a');
    world.break();
    await userEvent.click(note.getByRole('button', { name: 'Delete note' }));
    await waitFor(() => expect(world.shell.shown[0]?.message).toBe('Failed to delete note'));
    expect(screen.getByText('Note a')).toBeTruthy();
  });
});
