import type { Change } from '@dayloom/data';
import { clockRunsOf, sessionsOf } from '@dayloom/data';
import { TestFrame, testUser } from '@dayloom/testing/shell';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { act, render } from '@testing-library/react';
import descriptor from '../../module.json';
import Timer from '../timer/timer.tsx';

interface Options {
  readonly at?: NonNullable<Parameters<typeof TestFrame>[0]['at']>;
  readonly seed?: readonly Change[];
  readonly broken?: boolean;
}

/** The timer's screen with a clock that the test controls. */
export async function openTimer({ at = '/timer', seed = [], broken = false }: Options = {}) {
  const world = await shellWithFault({ seed });
  if (broken) world.break();
  const { shell } = world;
  const open = () =>
    render(
      <TestFrame shell={shell} descriptor={descriptor} at={at}>
        <Timer />
      </TestFrame>,
    ).unmount;
  const unmount = open();
  const { store, clock } = shell;
  return {
    ...world,
    unmount,
    /** Opens the screen again on the same device. */
    open,
    sessions: async () => (await store.get(sessionsOf(testUser.id))).records,
    runs: async () => (await store.get(clockRunsOf(testUser.id))).records,
    toastTexts: () => shell.shown.map(({ message }) => message),
    /** Advances the time and makes the tab visible. */
    pass: (seconds: number) =>
      act(() => {
        shell.setNow(new Date(clock.now().getTime() + seconds * 1000));
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  };
}
