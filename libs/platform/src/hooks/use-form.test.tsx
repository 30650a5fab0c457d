// @vitest-environment jsdom
import type { Checked } from '@dayloom/domain';
import { TestFrame, testShell } from '@dayloom/testing/shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Form, useForm } from './use-form.ts';
import { useRecordForm } from './use-record-form.ts';

afterEach(cleanup);

interface Draft {
  readonly title: string;
  readonly words: string;
}
type Field = keyof Draft;

const check = ({ title, words }: Draft): Checked<Draft, Field> =>
  title && words
    ? { ok: true, fields: { title: title.trim(), words } }
    : {
        ok: false,
        message: 'Something is missing',
        errors: { words: words ? undefined : 'No words', title: title ? undefined : 'No title' },
      };

const Fields = ({ form }: { readonly form: Form<Draft, Field> }) => (
  <form onSubmit={form.submit}>
    {(['title', 'words'] as const).map((field) => (
      <label key={field}>
        {field}
        <input
          value={form.draft[field]}
          aria-invalid={form.errors[field] !== undefined}
          onChange={(event) => form.change({ [field]: event.target.value })}
        />
        <em>{form.errors[field]}</em>
      </label>
    ))}
    <button disabled={form.pending}>Save</button>
  </form>
);

const empty: Draft = { title: '', words: '' };
const full: Draft = { title: ' Letter ', words: 'Dear Mira' };
const field = (name: Field) => screen.getByLabelText<HTMLInputElement>(new RegExp(name));
const fill = (name: Field, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => fireEvent.submit(screen.getByRole('button', { name: 'Save' }));
const press = () => act(() => void submit());

describe('a form', () => {
  function open(initial: Draft, send: (fields: Draft) => Promise<unknown> = () => Promise.resolve()) {
    const onRefused = vi.fn();
    const Screen = () => <Fields form={useForm({ initial, check, send, onRefused })} />;
    render(<Screen />);
    return onRefused;
  }

  it('shows no errors before it is submitted, and afterwards while they exist', () => {
    const onRefused = open(empty);
    fill('title', '');
    expect(screen.queryByText('No title')).toBeNull();
    press();
    expect([screen.queryByText('No title'), screen.queryByText('No words')]).not.toContain(null);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(check(empty), expect.any(AbortSignal));
    fill('title', 'Letter');
    expect(screen.queryByText('No title')).toBeNull();
    fill('title', '');
    expect(screen.queryByText('No title')).not.toBeNull();
  });

  it('[ER40] aborts the signal of an invalid submit with the next submit, with a save, and when the form closes', async () => {
    const refusals: AbortSignal[] = [];
    const onRefused = (_: unknown, until: AbortSignal) => void refusals.push(until);
    const past = () => refusals.map(({ aborted }) => aborted);
    const send = () => Promise.resolve();
    const Screen = () => <Fields form={useForm({ initial: empty, check, send, onRefused })} />;
    const { unmount } = render(<Screen />);
    press();
    expect(past()).toEqual([false]);
    press();
    expect(past()).toEqual([true, false]);
    fill('title', 'Letter');
    fill('words', 'Dear Mira');
    expect(past()).toEqual([true, false]);
    await act(() => Promise.resolve(void submit()));
    expect(past()).toEqual([true, true]);
    fill('title', '');
    press();
    unmount();
    expect(past()).toEqual([true, true, true]);
  });

  it('focuses the first invalid field on each submit', () => {
    open(empty);
    for (const turn of ['first', 'second']) {
      field('words').focus();
      press();
      expect(document.activeElement, turn).toBe(field('title'));
    }
    fill('title', 'Letter');
    press();
    expect(document.activeElement).toBe(field('words'));
  });

  it('[OF11] sends the fields returned by the check, once, however often it is submitted', async () => {
    let finish = () => {};
    const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    open(full, send);
    act(() => {
      for (let times = 0; times < 3; times += 1) submit();
    });
    expect(send).toHaveBeenCalledExactlyOnceWith({ title: 'Letter', words: 'Dear Mira' });
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
    await act(async () => finish());
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
  });
});

describe('the form of a record', () => {
  interface Options {
    readonly initial?: Draft;
    readonly stored?: Draft;
    readonly save?: (fields: Draft) => Promise<boolean>;
    readonly onSaved?: () => void;
  }
  async function open({ initial = full, stored, save = () => Promise.resolve(true), onSaved }: Options) {
    const shell = await testShell();
    const Screen = () => (
      <Fields form={useRecordForm({ what: 'the letter', initial, stored, check, save, onSaved })} />
    );
    render(
      <TestFrame shell={shell}>
        <Screen />
      </TestFrame>,
    );
    return () => [...shell.unsaved];
  }

  it('[SH18] has unsaved changes while it differs from its initial values', async () => {
    const unsaved = await open({});
    expect(unsaved()).toEqual([]);
    fill('words', 'Dear Ben');
    expect(unsaved()).toEqual(['the letter']);
    fill('words', full.words);
    expect(unsaved()).toEqual([]);
  });

  it('[SH18] has no unsaved changes after a save, until more is typed', async () => {
    const unsaved = await open({});
    fill('words', 'Dear Ben');
    await act(async () => submit());
    expect(unsaved()).toEqual([]);
    fill('words', 'Dear Ada');
    expect(unsaved()).toEqual(['the letter']);
  });

  it('[SH18] still has unsaved changes after a failed save or check', async () => {
    const unsaved = await open({ save: () => Promise.resolve(false) });
    fill('words', 'Dear Ben');
    await act(async () => submit());
    expect(unsaved()).toEqual(['the letter']);
    fill('words', '');
    await act(async () => submit());
    expect(unsaved()).toEqual(['the letter']);
  });

  it('[SH18] asks before closing only if something would be lost', async () => {
    const shell = await testShell();
    const close = vi.fn();
    const Screen = () => {
      const save = () => Promise.resolve(true);
      const form = useRecordForm({ what: 'the letter', initial: full, check, save });
      return (
        <>
          <Fields form={form} />
          <button onClick={() => form.confirmClose(close)}>Close</button>
        </>
      );
    };
    render(
      <TestFrame shell={shell}>
        <Screen />
      </TestFrame>,
    );
    const pressClose = () => act(async () => screen.getByText('Close').click());
    await pressClose();
    expect([shell.asked, close.mock.calls.length]).toEqual([[], 1]);
    fill('words', 'Dear Ben');
    await pressClose();
    expect([shell.asked, close.mock.calls.length]).toEqual([['the letter'], 2]);
  });

  it('calls back after a save, unless it is already closed', async () => {
    const onSaved = vi.fn();
    let answer = (_saved: boolean) => {};
    const save = () => new Promise<boolean>((resolve) => (answer = resolve));
    await open({ save, onSaved });
    await act(async () => submit());
    await act(async () => answer(true));
    expect(onSaved).toHaveBeenCalledOnce();
    await act(async () => submit());
    cleanup();
    await act(async () => answer(true));
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('[OF11] shows the values being sent until the response', async () => {
    let answer = (_saved: boolean) => {};
    await open({ save: () => new Promise<boolean>((resolve) => (answer = resolve)) });
    await act(async () => submit());
    fill('words', 'Dear Ben');
    expect(field('words').value).toBe('Dear Mira');
    await act(async () => answer(false));
    fill('words', 'Dear Ben');
    expect(field('words').value).toBe('Dear Ben');
  });

  it('[SH18] has unsaved changes from the start if its initial values are not stored', async () => {
    const unsaved = await open({ stored: empty });
    expect(unsaved()).toEqual(['the letter']);
    cleanup();
    expect(unsaved()).toEqual([]);
  });
});
