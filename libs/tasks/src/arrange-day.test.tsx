// @vitest-environment jsdom
import { dayOrderOn, orderChanges, remove } from '@dayloom/data';
import { tasks } from '@dayloom/domain';
import { ShellContext } from '@dayloom/platform';
import { add } from '@dayloom/testing';
import { testShell, testUser } from '@dayloom/testing/shell';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { taskActions } from './late-actions.ts';
import { taskOf, today } from './testing/open-tasks.tsx';
import { useArrange } from './use-arrange.ts';

/** A page with these tasks of today, which are arranged in this order if one is given. */
async function openDay(titles: readonly string[], order?: string) {
  const shown = titles.map((title) => taskOf(title));
  const seed = [
    ...shown.map((task) => add(tasks, task)),
    ...(order === undefined ? [] : orderChanges(testUser.id, today, order)),
  ];
  const shell = await testShell({ today, seed });
  const { result } = renderHook(() => useArrange(today, shown), {
    wrapper: ({ children }) => <ShellContext value={shell}>{children}</ShellContext>,
  });
  return {
    shell,
    arrange: result.current,
    order: async () => (await shell.store.get(dayOrderOn(testUser.id, today))).records[0]?.order,
    toastTexts: () => shell.shown.map(({ message }) => message),
  };
}

it('[TD12] a task is moved to an index of its list, and to none that the list does not have', async () => {
  const { arrange, order } = await openDay(['A', 'B', 'C']);
  expect(await arrange('A', 2)).toBe(true);
  expect(await order()).toBe('B C A');
  for (const place of [2, 3, -1]) expect(await arrange('A', place)).toBe(false);
  expect(await order()).toBe('B C A');
});

it('[TD12] a task that was deleted meanwhile is not moved', async () => {
  const { arrange, order, shell } = await openDay(['A', 'B']);
  await shell.store.commit([remove('tasks', 'B')]);
  expect(await arrange('B', 'top')).toBe(false);
  expect(await order()).toBeUndefined();
});

it('[TD12] moves that are asked for at once are all stored, one after the other', async () => {
  const { arrange, order } = await openDay(['A', 'B', 'C', 'D']);
  await Promise.all([arrange('D', 'up'), arrange('D', 'up'), arrange('A', 3)]);
  expect(await order()).toBe('D B C A');
});

it('[TD11] of over 700 tasks the first ones are ordered, and a later one can be moved among them', async () => {
  const titles = Array.from({ length: 800 }, (_, index) => `task-${String(index).padStart(20, '0')}`);
  const { arrange, order, toastTexts } = await openDay(titles, titles.slice(0, 769).join(' '));
  expect(await arrange(titles[790] ?? '', 'down')).toBe(false);
  expect(toastTexts()).toEqual(['Only the first 700 tasks of a day can be arranged']);
  expect(await arrange(titles[790] ?? '', 'top')).toBe(true);
  expect((await order())?.split(' ').slice(0, 2)).toEqual([titles[790], titles[0]]);
});

it('[TD12] a move before its code can be fetched is reported, and the next one is stored', async () => {
  const { arrange, order, toastTexts } = await openDay(['A', 'B']);
  vi.spyOn(taskActions, 'load').mockRejectedValueOnce(new Error('offline'));
  expect(await arrange('B', 'up')).toBe(false);
  expect(toastTexts()).toEqual(['Failed to arrange the day']);
  expect(await arrange('B', 'up')).toBe(true);
  expect(await order()).toBe('B A');
});
