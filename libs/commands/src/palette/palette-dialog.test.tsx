// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PaletteDialog } from './palette-dialog.tsx';

afterEach(cleanup);

function open() {
  const [close, press] = [vi.fn(), vi.fn()];
  render(
    <PaletteDialog onClose={close} onKeyDown={press}>
      <input aria-label="Search" />
    </PaletteDialog>,
  );
  return { close, press, field: screen.getByLabelText('Search'), dialog: screen.getByRole('dialog') };
}

it.each(['Enter', 'Escape'])('[KA7] %s that ends a composition in Safari does nothing else', (key) => {
  const { close, press, field } = open();
  fireEvent.keyDown(field, { key, keyCode: 229 });
  expect([close.mock.calls, press.mock.calls]).toEqual([[], []]);
  fireEvent.keyDown(field, { key });
  expect(close.mock.calls.length + press.mock.calls.length).toBe(1);
});

it('[KA7] a selection that is dragged out of the field leaves the palette open, and a press outside closes it', () => {
  const { close, field, dialog } = open();
  fireEvent.pointerDown(field);
  fireEvent.click(dialog);
  expect(close).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(close).toHaveBeenCalledOnce();
});
