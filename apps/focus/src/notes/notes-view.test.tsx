// @vitest-environment jsdom
import { TestFrame } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleNote } from '../testing/sample-note.ts';
import Notes from './notes.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const content = '# Trip\n\nBy **night** train';

async function open(text = content) {
  const world = await shellWithFault({ seed: [sampleNote('a', { content: text })] });
  render(
    <TestFrame shell={world.shell} at="/notes">
      <Notes />
    </TestFrame>,
  );
  await screen.findByText('Note a');
}

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const asTyped = () =>
  screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === content);

it('[NT10] notes are shown as typed until Markdown is selected, and can be shown as typed again', async () => {
  await open();
  await asTyped();
  await choose('Markdown');
  expect((await screen.findByRole('heading', { level: 3 })).textContent).toBe('Trip');
  expect(screen.getByText('night').tagName).toBe('STRONG');
  await choose('Text');
  await asTyped();
});

it('[NT10] this device remembers the choice', async () => {
  await open();
  await choose('Markdown');
  await screen.findByRole('heading', { level: 3 });
  cleanup();
  await open();
  expect(await screen.findByRole('heading', { level: 3 })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Markdown' }).checked).toBe(true);
});

it('[NT10] the editor contains the text as typed', async () => {
  await open();
  await choose('Markdown');
  await screen.findByRole('heading', { level: 3 });
  await userEvent.click(screen.getByRole('button', { name: 'Edit note' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Content').value).toBe(content);
});

it('[NT10] a folded note is parsed only as far as it is visible, and completely after unfolding', async () => {
  await open(`${'word '.repeat(1_000)}\n\n**last**`);
  await choose('Markdown');
  await waitFor(() => expect(document.querySelector('div[data-folded=true] > div')).toBeTruthy());
  expect(screen.queryByText('last')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText('last').tagName).toBe('STRONG');
});

it('[NT10] if the browser denies storage, the choice is kept until the page is closed', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open();
  await choose('Markdown');
  expect(await screen.findByRole('heading', { level: 3 })).toBeTruthy();
});
