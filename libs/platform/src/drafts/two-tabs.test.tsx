// @vitest-environment jsdom
import { TestFrame, type TestShell, testShell } from '@dayloom/testing/shell';
import { act, cleanup, fireEvent, render, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LetterForm, type LetterFormProps } from '../testing/letter-form.tsx';

afterEach(cleanup);

/** Opens the form in a tab. */
async function openIn(shell: TestShell, props: LetterFormProps = {}) {
  const { container, unmount } = render(
    <TestFrame shell={shell}>
      <LetterForm {...props} />
    </TestFrame>,
  );
  const form = within(container);
  // Reads are answered in order, so the form's read has finished after this one.
  await act(async () => void (await shell.store.drafts.get('letter/new')));
  return {
    unmount,
    words: form.getByLabelText<HTMLInputElement>('words'),
    press: (name: string) => act(async () => form.getByText(name).click()),
  };
}
const type = (words: HTMLInputElement, value: string) => fireEvent.change(words, { target: { value } });

describe('a form that is open in two tabs', () => {
  let here: TestShell;
  let there: TestShell;
  beforeEach(async () => {
    const indexedDB = new IDBFactory();
    here = await testShell({ indexedDB });
    there = await testShell({ indexedDB });
  });
  afterEach(() => [here, there].forEach(({ store }) => store.close()));

  const kept = async () => (await here.store.drafts.get('letter/new'))?.values;

  it.each(['Save', 'Cancel'])(
    "[NT8] '%s' in one tab drops its own text, and the other keeps its text",
    async (button) => {
      const [first, second] = [await openIn(here), await openIn(there)];
      type(first.words, 'Dear Mira');
      await waitFor(async () => expect(await kept()).toEqual({ words: 'Dear Mira' }));
      type(second.words, 'Dear Ben');
      await waitFor(async () => expect(await kept()).toEqual({ words: 'Dear Ben' }));
      await first.press(button);
      expect(await kept(), 'typed later').toEqual({ words: 'Dear Ben' });

      type(first.words, 'Dear Mira,');
      await waitFor(async () => expect(await kept()).toEqual({ words: 'Dear Mira,' }));
      await first.press(button);
      await waitFor(async () => expect(await kept(), 'typed earlier').toEqual({ words: 'Dear Ben' }));
      expect(second.words.value).toBe('Dear Ben');
    },
  );

  it('[NT8] for a new record is cleared when another tab has added the same text', async () => {
    const first = await openIn(here, { addsNew: true });
    type(first.words, 'Dear Mira');
    const second = await openIn(there, { addsNew: true });
    expect(second.words.value).toBe('Dear Mira');
    await second.press('Save');
    await waitFor(() => expect(first.words.value).toBe(''));
    expect(await kept()).toBeUndefined();
  });

  it('[NT8] whose text is deleted by hand in one tab keeps it in the other', async () => {
    const first = await openIn(here, { addsNew: true });
    type(first.words, 'Dear Mira');
    const second = await openIn(there, { addsNew: true });
    type(first.words, '');
    await waitFor(async () => expect(await kept()).toBeUndefined());
    type(first.words, 'Dear Ben');
    const removed = new Promise((resolve) => there.store.drafts.onRemoved(resolve));
    await first.press('Cancel');
    await removed;
    expect(second.words.value).toBe('Dear Mira');
  });

  it('[NT8] for an existing record shows what the other tab has saved, and keeps no draft of it', async () => {
    const first = await openIn(here);
    type(first.words, 'Dear Mira');
    const second = await openIn(there);
    const removed = new Promise((resolve) => here.store.drafts.onRemoved(resolve));
    await second.press('Save');
    await removed;
    expect(first.words.value).toBe('Dear Mira');
    first.unmount();
    expect(await kept()).toBeUndefined();
  });

  it('[NT8] does not overwrite text of the other tab when it opens with its draft', async () => {
    const first = await openIn(here);
    type(first.words, 'Dear Mira');
    await openIn(there);
    const at = (await here.store.drafts.get('letter/new'))?.at;
    there.setNow(new Date('2026-03-11T12:00:00'));
    dispatchEvent(new Event('pagehide'));
    expect((await here.store.drafts.get('letter/new'))?.at).toBe(at);
  });
});
