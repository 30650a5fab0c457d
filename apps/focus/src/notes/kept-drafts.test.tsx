// @vitest-environment jsdom
import { type Instant } from '@dayloom/domain';
import { TestFrame } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleNote } from '../testing/sample-note.ts';
import Notes from './notes.tsx';

afterEach(cleanup);

const at = '2026-03-02T08:00:00.000Z' as Instant;

async function open(keys: readonly string[] = []) {
  const world = await shellWithFault({ seed: ['lisbon', 'porto'].map((id) => sampleNote(id)) });
  const { drafts } = world.shell.store;
  for (const key of keys) await drafts.set({ key, at, values: { content: 'Typed before' } });
  render(
    <TestFrame shell={world.shell} at="/notes">
      <Notes />
    </TestFrame>,
  );
  await screen.findByText('Note porto');
  return { drafts };
}

const cardOf = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li')!);
const addMark = () => screen.queryByText('Draft kept for a new note');

describe('a draft that is not in an open form', () => {
  it('[NT8] marks only the card of its note', async () => {
    await open(['notes/porto']);
    expect(await cardOf('Note porto').findByText('Draft kept')).toBeTruthy();
    expect(screen.getAllByText(/^Draft kept/)).toHaveLength(1);
  });

  it('[NT8] of a new note is reported next to the add button, until it is cancelled', async () => {
    await open(['note/new']);
    await waitFor(() => expect(addMark()).toBeTruthy());
    await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByDisplayValue('Typed before')).toBeTruthy());
    // Above the fields, because below a long text it would be out of view.
    const isAbove = dialog.getByText(/^Draft kept/).compareDocumentPosition(dialog.getByLabelText('Title'));
    expect(isAbove).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(addMark()).toBeNull());
  });

  it('[NT8] a note that is saved has no mark', async () => {
    const { drafts } = await open();
    await userEvent.click(cardOf('Note porto').getByRole('button', { name: 'Edit note' }));
    fireEvent.change(screen.getByLabelText('Content'), { target: { value: 'Typed now' } });
    await waitFor(async () => expect(await drafts.under('notes/')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Typed now');
    await waitFor(() => expect(screen.queryByText(/^Draft kept/)).toBeNull());
    expect(await drafts.under('notes/')).toEqual([]);
  });
});
