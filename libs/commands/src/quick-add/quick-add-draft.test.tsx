// @vitest-environment jsdom
import { instantOf } from '@dayloom/domain';
import type { Shell } from '@dayloom/platform';
import { testShell } from '@dayloom/testing/shell';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openQuickAddPage } from '../testing/quick-add-page.tsx';

afterEach(cleanup);

const line = () => screen.getByRole<HTMLInputElement>('combobox');
/** Like a paste: key by key is slow here. */
const type = (text: string) => fireEvent.change(line(), { target: { value: text } });
const address = () => screen.getByRole('status', { name: 'address' }).textContent;
const keptIn = ({ store }: Pick<Shell, 'store'>) => store.drafts.get('quick-add');

it('[QA1] [NT8] outlives the page with what was taken back, says so, and is gone once it is added', async () => {
  const { shell, person, unmount, stored } = await openQuickAddPage();
  type('Half a thought tomorrow');
  await person.click(screen.getByRole('button', { name: 'Tomorrow, take back' }));
  await person.keyboard('{Escape}');
  unmount();
  const again = await openQuickAddPage({ shell });
  await waitFor(() => expect(line().value).toBe('Half a thought tomorrow'));
  expect(screen.queryByRole('list', { name: 'Understood' })).toBeNull();
  screen.getByText(/^Draft kept/);
  await person.keyboard('{Enter}');
  expect(line().value).toBe('');
  await waitFor(async () => expect(await keptIn(shell)).toBeUndefined());
  expect(await stored('tasks')).toMatchObject([{ title: 'Half a thought tomorrow' }]);
  again.unmount();
  await openQuickAddPage({ shell });
  await keptIn(shell);
  expect(line().value).toBe('');
});

it('[NT8] is usable before the kept one was read, which never joins what was typed', async () => {
  const real = await testShell();
  const at = instantOf(real.clock.now());
  await real.store.drafts.set({ key: 'quick-add', at, values: { line: 'Half a' } });
  let answer = () => undefined as void;
  const first = new Promise<void>((resolve) => (answer = resolve));
  const get = async (key: string) => {
    const kept = await real.store.drafts.get(key);
    await first;
    return kept;
  };
  const store = { ...real.store, drafts: { ...real.store.drafts, get } };
  await openQuickAddPage({ shell: { ...real, store } });
  type('thought');
  await waitFor(async () => expect((await keptIn(real))?.values['line']).toBe('thought'));
  answer();
  await waitFor(() => expect(real.shown).toMatchObject([{ message: 'Earlier draft replaced' }]));
  expect(line().value).toBe('thought');
  await act(async () => real.shown[0]?.undo?.());
  expect(line().value).toBe('Half a');
});

it('[NT8] stays kept until storage has answered', async () => {
  const real = await testShell();
  const store = { ...real.store, commit: () => new Promise<never>(() => undefined) };
  const { person, unmount } = await openQuickAddPage({ shell: { ...real, store } });
  type('Write home');
  await person.keyboard('{Enter}');
  expect(line().value).toBe('');
  unmount();
  expect((await keptIn(real))?.values['line']).toBe('Write home');
});

it('[NT8] a form that it is handed to keeps it from then on', async () => {
  const { shell, person, unmount } = await openQuickAddPage();
  type('Books to read !note');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/notes?new=Books+to+read'));
  unmount();
  expect(await keptIn(shell)).toBeUndefined();
});
