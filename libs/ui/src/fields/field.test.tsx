// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { DateField, TextField } from './text-field.tsx';

afterEach(cleanup);

const textOf = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('a field', () => {
  it('is found by its visible label', () => {
    render(<TextField label="Title" defaultValue="Thesis" />);
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Thesis');
  });

  it('keeps a hidden label for assistive technology', () => {
    render(<TextField label="Title" hideLabel />);
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeTruthy();
  });

  it('[KA3] connects its error and its hint with the input', () => {
    render(<TextArea label="Description" hint="Optional" error="Too long" />);
    const area = screen.getByRole('textbox');
    expect(area.getAttribute('aria-invalid')).toBe('true');
    expect(textOf(area.getAttribute('aria-describedby'))).toBe('!Too long Optional');
  });

  it('is not invalid without an error', () => {
    render(<DateField label="Start date" />);
    const input = screen.getByLabelText('Start date');
    expect(input.getAttribute('type')).toBe('date');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(input.getAttribute('aria-describedby')).toBeNull();
  });

  it('offers the options of a select by their labels', () => {
    render(
      <SelectField
        label="Type"
        defaultValue="w"
        options={[
          { value: 'd', label: 'Daily' },
          { value: 'w', label: 'Weekly' },
        ]}
      />,
    );
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value).toBe('w');
  });

  it('[KA13] isolates a Hebrew option, because the browser draws the list itself', () => {
    render(<SelectField label="Work" options={[{ value: 'a', label: 'שלום.' }]} />);
    expect(screen.getByRole('option').textContent).toBe('\u2068שלום.\u2069');
  });
});

it('a password is shown and hidden by a button that is named after its next action', async () => {
  render(<PasswordField label="Password" defaultValue="secret12" />);
  const input = screen.getByLabelText('Password');
  const show = screen.getByRole('button', { name: 'Show password' });
  expect(show.textContent).toBe('Show');
  await userEvent.click(show);
  expect(input.getAttribute('type')).toBe('text');
  const hide = screen.getByRole('button', { name: 'Hide password' });
  expect(hide.textContent).toBe('Hide');
  await userEvent.click(hide);
  expect(input.getAttribute('type')).toBe('password');
});
