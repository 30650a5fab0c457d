import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';

/** The form in the open dialog. */
export const dialog = () => within(screen.getByRole('dialog'));
export const field = (name: string) => dialog().getByLabelText<HTMLInputElement>(name);
export const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Rejects the focus outside an open dialog until the end of the test, as browsers do; jsdom has no modal dialogs. */
export function trapFocusInDialogs() {
  const { focus } = HTMLElement.prototype;
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function focusInside(this: HTMLElement) {
    const open = document.querySelector('dialog[open]');
    if (!open || open.contains(this)) focus.call(this);
  });
}
