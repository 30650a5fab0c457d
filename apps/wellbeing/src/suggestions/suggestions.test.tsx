// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, type Store, suggestionsOf } from '@dayloom/data';
import { instantOf, limitOf, suggestions } from '@dayloom/domain';
import { add, aSuggestion } from '@dayloom/testing';
import { TestFrame, type TestShell, testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Suggestions } from './suggestions.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const empty = 'No suggestions yet. Be the first to suggest a feature!';

const idea = (suggestion: string, day: string) =>
  add(suggestions, aSuggestion(testUser.id, { suggestion, createdAt: instantOf(new Date(`${day}T12:00`)) }));

const show = (shell: TestShell) =>
  render(
    <TestFrame shell={shell} at="/profile">
      <Suggestions />
    </TestFrame>,
  );

async function open(seed: readonly Change[] = []) {
  const world = await shellWithFault({ seed });
  show(world.shell);
  await screen.findAllByText(seed.length === 0 ? empty : /^Idea/);
  const stored = async () => (await world.shell.store.get(suggestionsOf(testUser.id))).records;
  return { ...world, stored };
}

const input = () => screen.getByPlaceholderText<HTMLInputElement>('Share your feature idea...');
const button = (name = 'Submit') => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const shownToasts = (shell: TestShell) => shell.shown.map(({ kind, message }) => [kind, message]);

describe('the form', () => {
  it('[SG1] [SG6] has one text input and Submit, above the empty state of the list', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Suggest New Features' })).toBeTruthy();
    expect(screen.getAllByRole('textbox')).toEqual([input()]);
    expect(button()).toBeTruthy();
    expect(screen.getByText(empty)).toBeTruthy();
  });

  it('[SG2] a blank text cannot be sent, not even by Enter', async () => {
    const { shell, stored } = await open();
    expect(button().disabled).toBe(true);
    type('   ');
    expect(button().disabled).toBe(true);
    await userEvent.type(input(), '{Enter}');
    expect(shownToasts(shell)).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('[SG3] [SG4] [DA14] [ER25] [OF11] is sent once, trimmed and pending, and is cleared with the focus in it', async () => {
    const { shell, stored } = await open();
    type('  A dark mode for the night  ');
    fireEvent.submit(input());
    expect(button('Submitting...').getAttribute('aria-disabled')).toBe('true');
    fireEvent.submit(input());
    await userEvent.click(button('Submitting...'));
    await waitFor(() => expect(shownToasts(shell)).toEqual([['success', 'Thank you for your suggestion!']]));
    await waitFor(() => expect(input().value).toBe(''));
    expect(document.activeElement).toBe(input());
    expect(button().disabled).toBe(true);
    expect(await stored()).toEqual([
      {
        id: 'id0001',
        userId: testUser.id,
        suggestion: 'A dark mode for the night',
        status: 'pending',
        createdAt: shell.clock.now().toISOString(),
      },
    ]);
    expect(rows()).toEqual([expect.stringMatching(/^A dark mode for the night.*Pending$/)]);
    type('Another');
    await userEvent.click(button());
    await waitFor(async () => expect(await stored()).toHaveLength(2));
  });

  it('[SG4] [ER25] [OF11] a failed submit keeps its text, and is sent again with the same id', async () => {
    const world = await open();
    world.break();
    type('Idea of the night');
    await userEvent.click(button());
    await waitFor(() => expect(shownToasts(world.shell)).toEqual([['error', 'Failed to submit suggestion']]));
    expect(input().value).toBe('Idea of the night');
    world.mend();
    await userEvent.click(button());
    await waitFor(async () => expect(await world.stored()).toMatchObject([{ id: 'id0001' }]));
  });

  it('[NT8] [SH18] typed text is kept as a draft until it is sent', async () => {
    const { shell } = await open();
    type('Half an idea');
    expect([...shell.unsaved]).toEqual(['the suggestion']);
    cleanup();
    await waitFor(async () => expect(await shell.store.drafts.get('suggestion/new')).toBeTruthy());
    show(shell);
    await waitFor(() => expect(input().value).toBe('Half an idea'));
    expect(screen.getByText(/^Draft kept/)).toBeTruthy();
    await userEvent.click(button());
    await waitFor(async () => expect(await shell.store.drafts.get('suggestion/new')).toBeUndefined());
    await waitFor(() => expect(input().value).toBe(''));
  });

  it('[LM4] [LM5] is accepted at its limit and rejected over it, without being cut', async () => {
    const { shell, stored } = await open();
    const limit = limitOf(suggestions, 'suggestion');
    type('x'.repeat(limit + 1));
    await userEvent.click(button());
    expect(shownToasts(shell)).toEqual([
      ['error', `Suggestion must be at most ${limit.toLocaleString('en')} characters`],
    ]);
    expect(input().value).toHaveLength(limit + 1);
    expect(document.activeElement).toBe(input());
    type('x'.repeat(limit));
    await userEvent.click(button());
    await waitFor(async () => expect((await stored())[0]?.suggestion).toHaveLength(limit));
  });
});

describe('the list', () => {
  it('[SG5] [DA26] shows the newest first', async () => {
    await open([idea('Idea 1', '2026-03-01'), idea('Idea 2', '2026-03-02')]);
    expect(rows()).toEqual([expect.stringContaining('Idea 2'), expect.stringContaining('Idea 1')]);
    expect(screen.queryByText(empty)).toBeNull();
  });

  it('[SG5] [DA26] shows twenty, and more on request', async () => {
    const days = Array.from({ length: 25 }, (_, index) => `2026-02-${String(index + 1).padStart(2, '0')}`);
    await open(days.map((day) => idea(`Idea of ${day}`, day)));
    expect(rows()).toHaveLength(20);
    await userEvent.click(button('Show more suggestions'));
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Show more suggestions' })).toBeNull();
  });

  it('[SG7] [KA10] [AC13] shows each status with its word and sign, read-only', async () => {
    const statuses = ['pending', 'approved', 'rejected', 'maybe later'];
    const { shell } = await shellWithFault({
      seed: statuses.map((_, index) => idea(`Idea ${index}`, `2026-03-0${9 - index}`)),
    });
    const { store } = shell;
    // The status is changed on the server, so the fake store returns it.
    const answered: Store = {
      ...store,
      watch: (query, next, fail) =>
        store.watch(
          query,
          ({ records, ...rest }) =>
            next({ ...rest, records: records.map((one, at) => ({ ...one, status: statuses[at] })) }),
          fail,
        ),
    };
    show({ ...shell, store: answered });
    await screen.findByText('Approved');
    const shown = ['Pending', 'Approved', 'Rejected', 'Maybe later'].map((word) => {
      const badge = screen.getByText(word, { exact: false, selector: '[data-tone]' });
      return [badge.textContent, badge.dataset['tone']];
    });
    expect(shown).toEqual([
      ['○Pending', 'warning'],
      ['✓Approved', 'success'],
      ['✕Rejected', 'danger'],
      ['✕Maybe later', 'danger'],
    ]);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('[SG8] its rows appear one after another, a tenth of a second apart, the ninth and later ones together', async () => {
    await open(Array.from({ length: 12 }, (_, index) => idea(`Idea ${index}`, `2026-02-${10 + index}`)));
    const delays = screen.getAllByRole('listitem').map((row) => row.style.getPropertyValue('--delay'));
    const tenths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8];
    expect(delays).toEqual(tenths.map((tenth) => `${100 * tenth}ms`));
  });

  it('[SG8] [KA4] its rows are delayed by the animation delay, and do not move under reduced motion', () => {
    const css = readFileSync(join(import.meta.dirname, 'suggestions.module.css'), 'utf8');
    const [moving = '', still] = css.split('@media (prefers-reduced-motion: reduce)');
    expect(moving).toMatch(/\.row \{\s*animation: arrive [^;]* var\(--delay\) backwards;/);
    expect(still).toMatch(/^ \{\s*\.row \{\s*animation: none;\s*\}/);
  });

  it('[ER26] [ER47] a list that cannot be loaded is logged without a toast, and Retry loads it', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const world = await shellWithFault({ seed: [idea('Idea 1', '2026-03-01')] });
    world.break();
    show(world.shell);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(shownToasts(world.shell)).toEqual([]);
    expect(logged).toHaveBeenCalled();
    world.mend();
    await userEvent.click(retry);
    await screen.findByText('Idea 1');
  });
});
