// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyToasts } from './lazy-toasts.tsx';
import { toasts } from './toasts.ts';

let undone: string[] = [];
/** Messages that are hidden for lack of space. */
let hidden: string[] = [];
beforeEach(() => {
  [undone, hidden] = [[], []];
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const text = this.closest('.Toastify__toast')?.textContent ?? '';
    return (hidden.some((one) => text.includes(one)) ? [] : [{}]) as unknown as DOMRectList;
  });
});
afterEach(() => {
  act(() => toast.dismiss());
  cleanup();
});

const pressUndo = (target: Element = document.body, how: KeyboardEventInit = {}) =>
  fireEvent.keyDown(target, { key: 'z', code: 'KeyZ', ctrlKey: true, ...how });

async function open(
  messages: readonly string[],
  undo = (one: string) => Promise.resolve(void undone.push(one)),
) {
  render(
    <>
      <input aria-label="field" />
      <input aria-label="box" type="checkbox" />
      <LazyToasts signedIn trashAddress={() => undefined} />
    </>,
  );
  for (const one of messages) act(() => toasts.success(one, { undo: () => undo(one) }));
  for (const one of messages) await screen.findByText(one);
}

it("[KA14] Ctrl+Z presses 'Undo' of the newest message, then of the one before, wherever the focus is", async () => {
  await open(['milk', 'eggs']);
  vi.spyOn(console, 'error').mockReturnValue();
  act(() => toasts.error('Failed to add note'));
  await screen.findByText('Failed to add note');
  expect(pressUndo()).toBe(false);
  await waitFor(() => expect(screen.queryByText('eggs')).toBeNull());
  expect(pressUndo(screen.getByLabelText('box'))).toBe(false);
  await waitFor(() => expect(screen.queryByText('milk')).toBeNull());
  expect(undone).toEqual(['eggs', 'milk']);
  expect(pressUndo()).toBe(true);
});

it('[KA14] pressed again at once it undoes the change before, and while it stays down only one', async () => {
  await open(['milk', 'eggs'], (one) => {
    undone.push(one);
    return new Promise(() => undefined);
  });
  pressUndo();
  expect(pressUndo(document.body, { repeat: true })).toBe(false);
  expect(undone).toEqual(['eggs']);
  pressUndo();
  expect(undone).toEqual(['eggs', 'milk']);
});

it.each([
  [
    'in a text field with text, where it is the own of the field',
    () => {
      fireEvent.change(screen.getByLabelText('field'), { target: { value: 'milk' } });
      fireEvent.focusIn(screen.getByLabelText('field'));
      return pressUndo(screen.getByLabelText('field'));
    },
  ],
  [
    'in an emptied text field, where it brings back what was typed',
    () => {
      for (const value of ['milk', ''])
        fireEvent.input(screen.getByLabelText('field'), { target: { value } });
      return pressUndo(screen.getByLabelText('field'));
    },
  ],
  ['with Shift', () => pressUndo(document.body, { shiftKey: true })],
  ['with Cmd', () => pressUndo(document.body, { ctrlKey: false, metaKey: true })],
  ['without Ctrl', () => pressUndo(document.body, { ctrlKey: false })],
])('[KA14] undoes nothing %s', async (_, press) => {
  await open(['milk']);
  expect(press()).toBe(true);
  expect(undone).toEqual([]);
});

it('[KA14] undoes also in an empty text field where nothing was typed, which can have the focus of a deleted row', async () => {
  await open(['milk']);
  pressUndo(screen.getByLabelText('field'));
  expect(undone).toEqual(['milk']);
});

it('[KA14] on a Mac it is Cmd+Z, and so it is called', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  await open(['milk']);
  const button = screen.getByRole('button', { name: 'Undo' });
  expect([button.getAttribute('aria-keyshortcuts'), button.textContent]).toEqual(['Meta+Z', 'Undo⌘Z']);
  pressUndo();
  expect(undone).toEqual([]);
  pressUndo(document.body, { ctrlKey: false, metaKey: true });
  expect(undone).toEqual(['milk']);
});

it('[KA14] the message names the key, and one without Undo names none', async () => {
  await open(['milk']);
  act(() => toasts.warning('The goal was deleted', { restore: () => Promise.resolve() }));
  const button = screen.getByRole('button', { name: 'Undo' });
  expect([button.getAttribute('aria-keyshortcuts'), button.textContent]).toEqual(['Control+Z', 'UndoCtrl+Z']);
  expect((await screen.findByRole('button', { name: 'Restore' })).textContent).toBe('Restore');
});

it('[KA14] works on a keyboard for another script, and presses no message that is hidden', async () => {
  await open(['milk', 'eggs']);
  hidden = ['eggs'];
  pressUndo(document.body, { key: 'я' });
  expect(undone).toEqual(['milk']);
});
