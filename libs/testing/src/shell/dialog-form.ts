import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** The form in the open dialog. */
export const dialog = () => within(screen.getByRole('dialog'));
export const field = (name: string) => dialog().getByLabelText<HTMLInputElement>(name);
export const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
