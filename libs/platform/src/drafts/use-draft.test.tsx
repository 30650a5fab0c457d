// @vitest-environment jsdom
import { StoreError } from '@dayloom/data';
import { nowOf } from '@dayloom/domain';
import { TestFrame, type TestShell, testShell } from '@dayloom/testing/shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Letter, LetterForm, type LetterFormProps } from '../testing/letter-form.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens the form as after a reload, without state of an earlier one. */
async function open(shell: TestShell, props: LetterFormProps = {}) {
  cleanup();
  render(
    <TestFrame shell={shell}>
      <LetterForm {...props} />
    </TestFrame>,
  );
  // Reads are answered in order, so the form's read has finished after this one.
  await act(async () => void (await shell.store.drafts.get('letter/new')));
}
const field = (name: keyof Letter) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: keyof Letter, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => act(async () => screen.getByText(name).click());
const keptIn = async ({ store }: TestShell) => (await store.drafts.get('letter/new'))?.values;

describe('a form with a draft', () => {
  it('[NT8] stores the text while it is typed, and begins with it after a crash', async () => {
    const shell = await testShell();
    await open(shell);
    fill('words', 'Dear Mira');
    await waitFor(async () => expect(await keptIn(shell)).toEqual({ words: 'Dear Mira' }));
    await open(shell);
    expect([field('words').value, screen.getByLabelText('kept').textContent]).toEqual([
      'Dear Mira',
      shell.clock.now().toISOString(),
    ]);
  });

  it('[NT8] writes the first letter at once, and the following ones together later', async () => {
    const real = await testShell();
    const written: unknown[] = [];
    const set: typeof real.store.drafts.set = (draft) => {
      written.push(draft.values);
      return real.store.drafts.set(draft);
    };
    await open({ ...real, store: { ...real.store, drafts: { ...real.store.drafts, set } } });
    fill('words', 'D');
    expect(written).toEqual([{ words: 'D' }]);
    fill('words', 'De');
    fill('words', 'Dear');
    await waitFor(() => expect(written).toEqual([{ words: 'D' }, { words: 'Dear' }]));
  });

  it('[NT8] writes the first letter after a restored draft at once, too', async () => {
    const shell = await testShell();
    await shell.store.drafts.set({ key: 'letter/new', at: nowOf(shell.clock), values: { words: 'Dear' } });
    const written = vi.spyOn(shell.store.drafts, 'set');
    await open(shell);
    expect(field('words').value).toBe('Dear');
    fill('words', 'Dear Mira');
    expect(written.mock.calls.map(([{ values }]) => values)).toEqual([{ words: 'Dear Mira' }]);
  });

  it('[NT8] writes pending text when it is closed, and when the page is left', async () => {
    const shell = await testShell();
    await open(shell);
    fill('words', 'Dear');
    cleanup();
    expect(await keptIn(shell)).toEqual({ words: 'Dear' });
    await open(shell);
    fill('words', 'Dear Mira');
    dispatchEvent(new Event('pagehide'));
    expect(await keptIn(shell)).toEqual({ words: 'Dear Mira' });
  });

  it('[NT8] leaves the last write to the tab if the page is left before storage has responded', async () => {
    const shell = await testShell();
    await open(shell);
    const left = vi.spyOn(shell.store.drafts, 'leave');
    fill('words', 'Dear');
    cleanup();
    dispatchEvent(new Event('pagehide'));
    expect(left).toHaveBeenCalledExactlyOnceWith(
      'set',
      expect.objectContaining({ values: { words: 'Dear' } }),
    );
    expect(await keptIn(shell)).toEqual({ words: 'Dear' });
    dispatchEvent(new Event('pagehide'));
    expect(left).toHaveBeenCalledOnce();
  });

  it('[NT8] a save removes the draft, a failed one does not', async () => {
    const shell = await testShell();
    let saves = false;
    await open(shell, { save: () => Promise.resolve(saves) });
    fill('words', 'Dear Mira');
    await press('Save');
    cleanup();
    expect(await keptIn(shell)).toEqual({ words: 'Dear Mira' });
    await open(shell, { save: () => Promise.resolve(saves) });
    saves = true;
    await press('Save');
    cleanup();
    expect(await keptIn(shell)).toBeUndefined();
  });

  it('[NT8] Cancel drops the draft and offers Undo', async () => {
    const shell = await testShell();
    await open(shell);
    await press('Cancel');
    expect(shell.shown, 'nothing was typed').toEqual([]);
    fill('words', 'Dear Mira');
    await press('Cancel');
    cleanup();
    expect(await keptIn(shell)).toBeUndefined();
    expect(shell.shown).toMatchObject([{ kind: 'success', message: 'Draft dropped' }]);
    await shell.shown[0]?.undo?.();
    expect(shell.shown[1]).toEqual({ kind: 'success', message: 'Draft restored' });
    await open(shell);
    expect(field('words').value).toBe('Dear Mira');
  });

  it("[NT8] 'Undo' passes the draft to the tab at once, in case the page is left before storage has responded", async () => {
    const shell = await testShell();
    await open(shell);
    fill('words', 'Dear');
    await press('Cancel');
    const left = vi.spyOn(shell.store.drafts, 'leave');
    const undone = shell.shown.at(-1)?.undo?.();
    expect(left.mock.calls.map(([write, { values }]) => [write, values])).toEqual([
      ['set', { words: 'Dear' }],
    ]);
    await undone;
  });

  it("[NT8] 'Undo' restores the draft in the open form, and newer text can be restored in turn", async () => {
    const shell = await testShell();
    await open(shell);
    fill('title', 'Letter');
    fill('words', 'Dear Mira');
    await press('Cancel');
    await open(shell);
    fill('words', 'D');
    fill('words', 'Dear Ben');
    await act(async () => shell.shown[0]?.undo?.());
    expect([field('title').value, field('words').value]).toEqual(['Letter', 'Dear Mira']);
    await act(async () => shell.shown[1]?.undo?.());
    expect([field('title').value, field('words').value]).toEqual(['', 'Dear Ben']);
    cleanup();
    expect(await keptIn(shell)).toEqual({ words: 'Dear Ben' });
  });

  it("[NT8] 'Undo' replaces a newer draft of a closed form, which can be restored", async () => {
    const shell = await testShell();
    await open(shell);
    fill('words', 'Dear Mira');
    await press('Cancel');
    await open(shell);
    fill('words', 'Dear Ben');
    cleanup();
    await shell.shown[0]?.undo?.();
    expect(await keptIn(shell)).toEqual({ words: 'Dear Mira' });
    await shell.shown[1]?.undo?.();
    expect(await keptIn(shell)).toEqual({ words: 'Dear Ben' });
  });

  it('[NT8] text that equals the stored record is no draft, and other fields follow the record', async () => {
    const shell = await testShell();
    const original = { title: 'Letter', words: 'Dear' };
    await open(shell, { original });
    fill('words', 'Dear Mira');
    cleanup();
    await open(shell, { original: { ...original, title: 'Renamed elsewhere' } });
    expect([field('title').value, field('words').value]).toEqual(['Renamed elsewhere', 'Dear Mira']);
    fill('words', 'Dear');
    cleanup();
    expect(await keptIn(shell)).toBeUndefined();
  });

  it('[NT8] joins the text of a draft with the text that the form is opened with', async () => {
    const shell = await testShell();
    await open(shell);
    fill('title', 'Letter');
    fill('words', 'Dear Mira');
    await open(shell, { initial: { title: 'Books', words: '' } });
    expect([field('title').value, field('words').value]).toEqual(['Letter Books', 'Dear Mira']);
  });

  it('[NT8] text typed before the draft is read stays, and the draft can be restored', async () => {
    const shell = await testShell();
    await shell.store.drafts.set({ key: 'letter/new', at: nowOf(shell.clock), values: { title: 'To Mira' } });
    render(
      <TestFrame shell={shell}>
        <LetterForm />
      </TestFrame>,
    );
    fill('title', 'To Noor');
    await waitFor(() =>
      expect(shell.shown.map(({ message }) => message)).toEqual(['Earlier draft replaced']),
    );
    expect(field('title').value).toBe('To Noor');
    await act(async () => shell.shown[0]?.undo?.());
    expect(field('title').value).toBe('To Mira');
    await act(async () => shell.shown[1]?.undo?.());
    expect(field('title').value).toBe('To Noor');
  });

  it('[NT8] ignores the draft of another version of the form', async () => {
    const shell = await testShell();
    const values = { title: 7, words: 'Dear', stamp: 'red' };
    await shell.store.drafts.set({ key: 'letter/new', at: shell.clock.now().toISOString() as never, values });
    await open(shell);
    expect([field('title').value, field('words').value]).toEqual(['', 'Dear']);
  });

  it('[NT8] [SH18] shows full storage once, continues to accept input, and warns again before leaving', async () => {
    const real = await testShell();
    const full = () => Promise.reject(new StoreError('storage-full', 'The quota is used up'));
    const shell = { ...real, store: { ...real.store, drafts: { ...real.store.drafts, set: full } } };
    await open(shell);
    fill('words', 'Dear');
    dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(shell.shown).toEqual([{ kind: 'error', message: 'Failed to keep a draft' }]));
    fill('words', 'Dear Mira');
    dispatchEvent(new Event('pagehide'));
    await act(async () => void (await shell.store.drafts.get('letter/new')));
    expect([field('words').value, shell.shown.length]).toEqual(['Dear Mira', 1]);
    await shell.unsavedWork.confirmDiscard('the letter');
    expect(shell.asked).toEqual(['the letter']);
  });

  it.each(['Save', 'Cancel'])(
    '[NT8] %s removes the draft in storage, even if later writes failed',
    async (way) => {
      const real = await testShell();
      let isFull = false;
      const set: typeof real.store.drafts.set = (draft) =>
        isFull
          ? Promise.reject(new StoreError('storage-full', 'The quota is used up'))
          : real.store.drafts.set(draft);
      const shell = { ...real, store: { ...real.store, drafts: { ...real.store.drafts, set } } };
      await open(shell);
      fill('words', 'Dear');
      await waitFor(async () => expect(await keptIn(shell)).toEqual({ words: 'Dear' }));
      isFull = true;
      fill('words', 'Dear Mira');
      await waitFor(() => expect(shell.shown).toMatchObject([{ message: 'Failed to keep a draft' }]));
      isFull = false;
      await press(way);
      await waitFor(async () => expect(await keptIn(shell)).toBeUndefined());
    },
  );
});
