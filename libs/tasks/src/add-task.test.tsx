// @vitest-environment jsdom
import { StoreError } from '@dayloom/data';
import { planDay } from '@dayloom/domain';
import { TestFrame, testShell } from '@dayloom/testing/shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AddTask } from './add-task.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const line = () => screen.getByLabelText<HTMLInputElement>('New task');
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/** The field for a new task of a day, with storage that responds when the test says so. */
async function addSlowly(title: string) {
  const shell = await testShell();
  let refuse: (error: StoreError) => void = () => undefined;
  const answer = new Promise<never>((_, reject) => (refuse = reject));
  const store = { ...shell.store, commit: () => answer };
  render(
    <TestFrame shell={{ ...shell, store }}>
      <AddTask quiet day={planDay('2026-03-10')} />
    </TestFrame>,
  );
  fireEvent.change(line(), { target: { value: title } });
  fireEvent.submit(line());
  return { refuse: () => refuse(new StoreError('storage-blocked', 'No answer')) };
}

it('[ER52] names a task that is not saved after a second', async () => {
  await addSlowly('Buy bread');
  await pass(999);
  expect([line().value, screen.queryByText('Still adding: Buy bread')]).toEqual(['', null]);
  await pass(1);
  expect(screen.getByText('Still adding: Buy bread')).toBeTruthy();
});

it('[ER52] has its text again after storage rejected it', async () => {
  const { refuse } = await addSlowly('Buy bread');
  await pass(5_000);
  refuse();
  await pass(0);
  expect([line().value, screen.queryByText('Still adding: Buy bread')]).toEqual(['Buy bread', null]);
});
