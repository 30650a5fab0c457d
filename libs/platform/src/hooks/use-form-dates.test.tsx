// @vitest-environment jsdom
import type { Checked } from '@dayloom/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useForm } from './use-form.ts';

afterEach(cleanup);

interface Draft {
  readonly title: string;
  readonly day: string;
}

const check = ({ title, day }: Draft): Checked<Draft, keyof Draft> =>
  title
    ? { ok: true, fields: { title, day } }
    : { ok: false, message: 'No title', errors: { title: 'No title' } };

function open(title: string) {
  const send = vi.fn(() => Promise.resolve());
  const onRefused = vi.fn();
  function Screen() {
    const form = useForm({ initial: { title, day: '' }, check, send, onRefused });
    return (
      <form onSubmit={form.submit}>
        <label htmlFor="day">Deadline (Optional)</label>
        <input
          id="day"
          type="date"
          name="day"
          value={form.draft.day}
          aria-invalid={form.errors.day !== undefined}
          onChange={(event) => form.change({ day: event.target.value })}
        />
        <em>{form.errors.day}</em>
        <button>Save</button>
      </form>
    );
  }
  render(<Screen />);
  const date = screen.getByLabelText('Deadline (Optional)');
  return {
    send,
    onRefused,
    date,
    /** Simulates a partly typed date in the browser. */
    setBadInput: (badInput: boolean) =>
      Object.defineProperty(date, 'validity', { value: { badInput }, configurable: true }),
    save: () => act(() => void fireEvent.submit(screen.getByRole('button', { name: 'Save' }))),
  };
}

const sentence = 'Deadline is not a valid date';

describe('a date that is typed in part', () => {
  it('[LM8] is an error at its field, before missing fields', () => {
    const { send, onRefused, date, setBadInput, save } = open('');
    setBadInput(true);
    save();
    expect(onRefused.mock.calls[0]?.[0]).toEqual({
      ok: false,
      message: sentence,
      errors: { title: 'No title', day: sentence },
    });
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(date);
    expect(send).not.toHaveBeenCalled();
  });

  it('[LM8] is no longer an error when it is complete, or empty', () => {
    const { send, date, setBadInput, save } = open('Letter');
    setBadInput(true);
    save();
    setBadInput(false);
    fireEvent.change(date, { target: { value: '2026-03-10' } });
    expect(screen.queryByText(sentence)).toBeNull();
    setBadInput(true);
    save();
    expect(screen.getByText(sentence)).toBeTruthy();
    setBadInput(false);
    fireEvent.keyUp(date);
    expect(screen.queryByText(sentence)).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });
});
