import { clockRunsOf, sessionsOf } from '@dayloom/data';
import type { ClockRun } from '@dayloom/domain';
import { shellWithFault } from '@dayloom/testing/shell-with-fault';
import { type testShell, testUser } from '@dayloom/testing/shell';
import { keepClocks } from '../engine/keep-clocks.ts';
import { startChanges } from '../engine/clock-changes.ts';

export const kinds = ['focus', 'stopwatch'] as const;

/** Makes every tab check its clocks, as on return to the page. */
export const wake = () => document.dispatchEvent(new Event('visibilitychange'));

/** One tab that keeps its clocks, until it is closed. */
export async function openTab(options: NonNullable<Parameters<typeof testShell>[0]> = {}) {
  const world = await shellWithFault(options);
  const { shell } = world;
  const { store, clock } = shell;
  const rung: string[] = [];
  const keep = () => keepClocks({ ...shell, ringForBreak: ({ id }: ClockRun) => void rung.push(id) }, kinds);
  let close = keep();
  const runs = async () => (await store.get(clockRunsOf(testUser.id))).records;
  return {
    ...world,
    /** The runs whose break has rung. */
    rung,
    sessions: async () => (await store.get(sessionsOf(testUser.id))).records,
    runs,
    /** Starts a run with this id. */
    start: async (id: string, kind: ClockRun['kind'] = 'focus', target?: number) =>
      store.commit(
        startChanges(
          { id, userId: testUser.id, kind, ...(target !== undefined && { target }) },
          await runs(),
          clock.now(),
        ),
      ),
    run: async (id: string) => {
      const found = (await runs()).find((one) => one.id === id);
      if (!found) throw new Error(`No run ${id}`);
      return found;
    },
    pass: (seconds: number) => shell.setNow(new Date(clock.now().getTime() + seconds * 1000)),
    toastTexts: () => shell.shown.map(({ message }) => message),
    reload: () => {
      close();
      close = keep();
    },
    close: () => close(),
  };
}
export type Tab = Awaited<ReturnType<typeof openTab>>;
