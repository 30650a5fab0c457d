// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Activity, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TextField } from '../fields/text-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Menu } from '../late/menu.tsx';
import { nextItem } from './next-item.ts';

afterEach(cleanup);

function Owner({ onClose = () => {} }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Add</button>
      <Dialog open={open} title="Add Work" onClose={close} onSubmit={(event) => event.preventDefault()}>
        <TextField label="Title" />
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  it('is named by its title and focuses its first field', async () => {
    render(<Owner />);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('dialog', { name: 'Add Work' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  });

  it('[KA1] returns the focus to the element that opened it', async () => {
    render(<Owner />);
    const opener = screen.getByRole('button', { name: 'Add' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('asks its owner to close on Esc and on a press on the backdrop, not on its content', async () => {
    const close = vi.fn();
    render(
      <Dialog open title="Add Work" onClose={close}>
        <p>Content</p>
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(close).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByText('Content'));
    expect(close).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog);
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('keeps typed text while its screen is hidden, and opens again with it', async () => {
    const close = vi.fn();
    const screenIn = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Dialog open title="Add Work" onClose={close}>
          <TextField label="Title" />
        </Dialog>
      </Activity>
    );
    const { rerender } = render(screenIn('visible'));
    await userEvent.type(screen.getByLabelText('Title'), 'Thesis');
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    rerender(screenIn('hidden'));
    expect(dialog.open).toBe(false);
    // A browser dispatches the event a little later.
    fireEvent(dialog, new Event('close'));
    rerender(screenIn('visible'));
    expect(dialog.open).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Thesis');
    expect(close).not.toHaveBeenCalled();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'stays open on an Esc that ends a composition, %j',
    (how) => {
      const close = vi.fn();
      render(
        <Dialog open title="Add Work" onClose={close}>
          <TextField label="Title" />
        </Dialog>,
      );
      fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Escape', ...how });
      expect(close).not.toHaveBeenCalled();
      fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Escape' });
      expect(close).toHaveBeenCalledTimes(1);
    },
  );

  it('stays open when a press starts inside and ends on the backdrop', () => {
    const close = vi.fn();
    render(
      <Dialog open title="Add Work" onClose={close}>
        <p>Content</p>
      </Dialog>,
    );
    fireEvent.pointerDown(screen.getByText('Content'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(close).not.toHaveBeenCalled();
  });
});

it('[WD16] a confirmation focuses Cancel and does nothing by itself', async () => {
  const [confirm, close] = [vi.fn(), vi.fn()];
  render(
    <ConfirmDialog open title="Delete Work" confirmLabel="Delete" onConfirm={confirm} onClose={close}>
      <p>Thesis and its 8 tasks</p>
    </ConfirmDialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Enter}');
  expect([confirm.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalledTimes(1);
});

describe('a menu', () => {
  const edit = vi.fn();
  const items = [
    { label: 'Edit', onSelect: edit },
    { label: 'Delete Work', onSelect: () => {} },
  ];
  afterEach(() => edit.mockClear());

  it('[KA1] opens on its first item, moves with arrows and returns to its button with Esc', async () => {
    render(<Menu label="More" items={items} />);
    const button = screen.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    expect(document.activeElement?.textContent).toBe('Edit');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Delete Work');
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, button]);
  });

  it('runs the chosen action and closes', async () => {
    render(<Menu label="More" items={items} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(edit).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes on a press elsewhere', async () => {
    render(<Menu label="More" items={items} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

it.each([
  ['ArrowDown', 2, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 0, undefined],
])('%s in a list of three moves from %d to %s', (key, from, to) => {
  expect(nextItem(key, from, 3)).toBe(to);
});
