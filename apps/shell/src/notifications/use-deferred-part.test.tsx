// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markFirstScreenReady } from '@dayloom/platform';
import { lazyModule } from '@dayloom/platform/late';
import { ShellPage, shellState } from '../testing/shell-page.tsx';
import { isPartMissingAtom } from '@dayloom/notifications';
import { useDeferredPart } from './use-deferred-part.ts';

beforeEach(() => {
  vi.useFakeTimers();
  markFirstScreenReady();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A part whose file can be had from the given try on. */
function open(successfulTry: number) {
  let tries = 0;
  const part = lazyModule(() => {
    tries += 1;
    return tries < successfulTry ? Promise.reject(new Error('gone')) : Promise.resolve({ text: 'Here' });
  });
  const state = shellState({ signedIn: true });
  const Part = () => <p>{useDeferredPart(part, 'It is missing.')?.text ?? 'Not yet'}</p>;
  render(
    <ShellPage state={state}>
      <Part />
    </ShellPage>,
  );
  return {
    isMissing: () => state.get(isPartMissingAtom),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  };
}

describe('[NC5] a part that cannot be loaded', () => {
  it('is requested again after a minute, and is named once', async () => {
    const { isMissing, pass } = open(3);
    await pass(3_000);
    expect([isMissing(), screen.queryByText('Here')]).toEqual([true, null]);
    await pass(120_000);
    expect([isMissing(), screen.getByText('Here')]).toEqual([false, expect.anything()]);
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('is requested again when the network is back', async () => {
    const { isMissing, pass } = open(2);
    await pass(3_000);
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(isMissing()).toBe(false);
    screen.getByText('Here');
  });
});
