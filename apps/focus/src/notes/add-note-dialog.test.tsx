// @vitest-environment jsdom
import { notesOf } from '@dayloom/data';
import { limitOf, notes } from '@dayloom/domain';
import { closed, dialog, field, fill, press } from '@dayloom/testing/dialog-form';
import { TestFrame, testUser } from '@dayloom/testing/shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import Notes from './notes.tsx';

afterEach(cleanup);

async function open(at?: string) {
  const world = await shellWithFault();
  const [pathname = '', search = ''] = at?.split('?') ?? ['/notes'];
  render(
    <TestFrame shell={world.shell} at={{ pathname, search }}>
      <Notes />
    </TestFrame>,
  );
  if (at === undefined) await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
  return { ...world, stored: async () => (await world.shell.store.get(notesOf(testUser.id))).records };
}

describe('adding a note', () => {
  it('[NT2] [ER18] [DA12] adds a note from title and content, with exactly its fields', async () => {
    const { shell, stored } = await open();
    expect(document.activeElement).toBe(field('Title'));
    fill('Title', ' Groceries ');
    fill('Content', 'Milk\n  and bread');
    await press('Add Note');
    await closed();
    expect(shell.shown).toEqual([{ kind: 'success', message: 'Note added successfully' }]);
    const [note] = await stored();
    expect(note).toEqual({
      id: note?.id,
      userId: testUser.id,
      title: 'Groceries',
      content: 'Milk\n  and bread',
      createdAt: shell.clock.now().toISOString(),
    });
    expect(await screen.findByText('Groceries')).toBeTruthy();
  });

  it('[QA3] starts with the title in the address, once', async () => {
    const { shell, stored } = await open('/notes?new=Books%20to%20read');
    expect(field('Title').value).toBe('Books to read');
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/notes');
    expect([...shell.unsaved]).toEqual(['the note']);
    fill('Content', 'Piranesi');
    await press('Add Note');
    await closed();
    expect(await stored()).toMatchObject([{ title: 'Books to read' }]);
  });

  it.each(['Cancel', 'Close'])('[NT2] closing with %s writes nothing and returns the focus', async (way) => {
    const { stored } = await open();
    fill('Title', 'Groceries');
    fill('Content', 'Milk');
    await press(way);
    await closed();
    expect(await stored()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Note' }));
  });

  it('[NT8] Esc and a press outside keep the typed text as a draft, and adding the note removes the draft', async () => {
    const { shell, stored } = await open();
    fill('Title', 'Groceries');
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
    await waitFor(() => expect(field('Title').value).toBe('Groceries'));
    expect(dialog().getByText(/^Draft kept/)).toBeTruthy();
    fill('Content', 'Milk');
    fireEvent.pointerDown(screen.getByRole('dialog'));
    fireEvent.click(screen.getByRole('dialog'));
    await closed();
    expect([shell.asked, await stored()]).toEqual([[], []]);
    await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
    await waitFor(() => expect(field('Content').value).toBe('Milk'));
    await press('Add Note');
    await closed();
    await waitFor(async () => expect(await shell.store.drafts.under('note/')).toEqual([]));
  });

  it.each([
    ['', 'Milk', 'Title'],
    ['  ', 'Milk', 'Title'],
    ['Groceries', ' \n ', 'Content'],
  ])(
    '[NT3] rejects the title %j with the content %j and keeps the input',
    async (title, content, invalid) => {
      const { shell, stored } = await open();
      fill('Title', title);
      fill('Content', content);
      await press('Add Note');
      expect(dialog().getByText('Please fill in both title and content')).toBeTruthy();
      expect(shell.shown).toEqual([]);
      expect(field('Title').value).toBe(title);
      expect(field('Content').value).toBe(content);
      expect(document.activeElement).toBe(field(invalid));
      expect(await stored()).toEqual([]);
    },
  );

  it.each([
    ['Title', 'Content', limitOf(notes, 'title')],
    ['Content', 'Title', limitOf(notes, 'content')],
  ])(
    '[LM1] [LM3] [LM5] %s is accepted at its limit and rejected over it, without being cut',
    async (name, other, limit) => {
      const { stored } = await open();
      fill(other, 'x');
      fill(name, 'x'.repeat(limit + 1));
      await press('Add Note');
      expect(
        dialog().getByText(`${name} must be at most ${limit.toLocaleString('en')} characters`),
      ).toBeTruthy();
      expect(field(name).value).toHaveLength(limit + 1);
      expect(await stored()).toEqual([]);
      fill(name, 'x'.repeat(limit));
      await press('Add Note');
      await closed();
      expect(await stored()).toHaveLength(1);
    },
  );
});
