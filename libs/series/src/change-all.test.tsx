// @vitest-environment jsdom
import { repeatsOf, tasksOf } from '@dayloom/data';
import {
  type Computed,
  planDay,
  type PlanDay,
  type Repeat,
  repeats,
  type Task,
  taskFacts,
  tasks,
} from '@dayloom/domain';
import { computedOn } from '@dayloom/domain/repeats';
import { editOf, useSave } from '@dayloom/platform';
import { add, aRepeat } from '@dayloom/testing';
import { TestFrame, testShell, testUser } from '@dayloom/testing/shell';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storing } from './day-changes.ts';
import { seriesDialogs } from './late-dialogs.ts';
import { taskSeries } from './series-kind.ts';
import { useAll } from './use-all.ts';
import { useStepsChanged } from './use-steps-changed.ts';

afterEach(cleanup);
beforeEach(async () => void (await seriesDialogs.load()));

const [yesterday, today, tomorrow, next] = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12'].map(
  planDay,
) as [PlanDay, PlanDay, PlanDay, PlanDay];
const open = 'a - Mat\nb - Stretch';
const series: Repeat = {
  ...aRepeat(testUser.id, { id: 'yoga', title: 'Yoga', first: yesterday }),
  steps: open,
};
const onDay = (day = today): Computed<Task> =>
  computedOn('task', [series], { repeat: 'yoga', repeatDay: day })!;
/** A stored one that nothing was changed of. */
const { isComputed: _, ...ofToday } = onDay();

async function openDay(days: readonly Task[] = []) {
  const seed = [add(repeats, series), ...days.map((task) => add(tasks, task))];
  const shell = await testShell({ today, seed });
  const { result } = renderHook(
    () => ({ all: useAll(taskSeries), save: useSave(), stepsChanged: useStepsChanged() }),
    { wrapper: ({ children }) => <TestFrame shell={shell}>{children}</TestFrame> },
  );
  await waitFor(() => expect(result.current).not.toBeNull());
  const { all, save, stepsChanged } = result.current;
  const stored = async () => (await shell.store.get(tasksOf(testUser.id))).records;
  return {
    shell,
    /** Changes the steps in two saves, without a toast, and leaves them. */
    async changeSteps(before: Task, ...texts: readonly (string | undefined)[]) {
      let now = before;
      for (const steps of texts) {
        await save([...storing(taskSeries, now), ...editOf(taskFacts, now, { steps })], { failed: '' });
        now = (await stored()).find(({ id }) => id === before.id) ?? now;
      }
      await stepsChanged(before, now);
    },
    async changeNote(before: Task, note: string) {
      const undo = editOf(taskFacts, { ...before, note }, { note: before.note });
      await save([...storing(taskSeries, before), ...editOf(taskFacts, before, { note })], {
        done: 'Note saved',
        failed: '',
        undo,
        ...all({ record: before, after: { ...before, note }, undo }),
      });
    },
    segments: async () => (await shell.store.get(repeatsOf(testUser.id))).records,
    stored,
  };
}

describe("'All' after the steps of a day of a series were changed", () => {
  const texts = ['a - Mat\nb - Stretch\nc - Rest', 'b - Stretch\nc - Rest'];

  it('[RP26][RP15] gives the series the steps from today on, and one undo restores both', async () => {
    const { shell, changeSteps, segments, stored } = await openDay();
    await changeSteps(onDay(), ...texts);
    expect(shell.shown).toMatchObject([{ message: 'Steps changed', detail: 'Yoga' }]);
    expect(await shell.shown[0]?.all?.()).toBe(true);
    expect((await segments()).map(({ first, steps }) => [first, steps])).toEqual([
      [yesterday, open],
      [today, texts[1]],
    ]);
    // The day is as its series has it.
    expect(await stored()).toEqual([]);
    expect(shell.shown[1]).toMatchObject({ message: 'All from today on changed', detail: 'Yoga' });
    await shell.shown[1]?.undo?.();
    expect([await segments(), await stored()]).toEqual([[series], []]);
  });

  it('[RP26] gives the series none of the ticks, which stay those of the day', async () => {
    const { shell, changeSteps, segments, stored } = await openDay();
    await changeSteps(onDay(), 'a x Mat\nb - Stretch', 'a x Mat\nb - Stretch\nc - Rest');
    await shell.shown[0]?.all?.();
    expect((await segments()).at(-1)?.steps).toBe(texts[0]);
    expect(await stored()).toMatchObject([{ steps: 'a x Mat\nb - Stretch\nc - Rest' }]);
  });

  it("[RP26] leaves other days with steps of their own, and those without follow; 'Undo' keeps ticks", async () => {
    const own = {
      ...ofToday,
      id: 'own',
      repeatDay: tomorrow,
      date: tomorrow,
      steps: 'a x Mat\nb - Stretch',
    };
    const same = { ...ofToday, id: 'same', repeatDay: next, date: next };
    const { shell, changeSteps, stored } = await openDay([ofToday, own, same]);
    await changeSteps(ofToday, 'a x Mat\nb - Bend');
    const stepsOf = async (id: string) => (await stored()).find((task) => task.id === id)?.steps;
    await shell.shown[0]?.all?.();
    expect([await stepsOf('own'), await stepsOf('same')]).toEqual([own.steps, 'a - Mat\nb - Bend']);
    await shell.shown[1]?.undo?.();
    expect([await stepsOf(ofToday.id), await stepsOf('same')]).toEqual(['a x Mat\nb - Stretch', open]);
  });

  it('[RP26] gives a series without steps none, if all of a day were deleted', async () => {
    const { shell, changeSteps, segments } = await openDay();
    await changeSteps(onDay(), undefined);
    await shell.shown[0]?.all?.();
    expect((await segments()).at(-1)).not.toHaveProperty('steps');
  });

  it('[RP26][RP24] asks where days of the series are before the shown one', async () => {
    const { shell, changeSteps, segments } = await openDay();
    await changeSteps(onDay(tomorrow), ...texts);
    const [following] = shell.shown[0]?.question?.choices ?? [];
    expect(following).toMatchObject({ label: 'This and the following', hint: 'From Wednesday, March 11' });
    await following?.run();
    expect((await segments()).map(({ first }) => first)).toEqual([yesterday, tomorrow]);
  });

  it('[RP26] there is no toast for ticks alone, and none where the series would not change', async () => {
    const { shell, changeSteps } = await openDay();
    await changeSteps(onDay(), 'a x Mat\nb x Stretch');
    const { repeat: __, repeatDay: ___, ...single } = ofToday;
    await changeSteps({ ...single, id: 'single' }, open);
    await changeSteps({ ...ofToday, steps: 'a - Mat' }, open);
    expect(shell.shown).toEqual([]);
  });
});

it("[RP26][RP15] 'All' after the note of a day was changed gives it to the series", async () => {
  const { shell, changeNote, segments, stored } = await openDay();
  await changeNote(onDay(), 'Before breakfast');
  await shell.shown[0]?.all?.();
  expect((await segments()).map(({ note }) => note)).toEqual([undefined, 'Before breakfast']);
  expect(await stored()).toEqual([]);
});
