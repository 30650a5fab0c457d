// @vitest-environment jsdom
import { type Change, patch, remove, restore } from '@dayloom/data';
import { instantOf, tasks, timerHistory, type TimerSession } from '@dayloom/domain';
import { add, aTimerSession } from '@dayloom/testing';
import { testUser } from '@dayloom/testing/shell';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openTasks, rowOf, taskOf } from './testing/open-tasks.tsx';

const session = (id: string, seconds: number, fields: Partial<TimerSession> = {}) =>
  add(timerHistory, aTimerSession(testUser.id, { id, duration: seconds, taskId: 'Write', ...fields }));

/** What the row says next to its title, for the eye and for screen readers. */
async function timeOf(title: string) {
  const times = (await rowOf(title)).queryAllByTitle(/ of focus| on the stopwatch/);
  return times.flatMap(({ children }) => [...children].map(({ textContent }) => textContent));
}
const expectTime = (title: string, ...texts: string[]) =>
  waitFor(async () => expect(await timeOf(title)).toEqual(texts));

it('[TH7] a row has the focus minutes of its task, and the stopwatch next to them', async () => {
  const { shell } = await openTasks({ tasks: [taskOf('Write'), taskOf('Read')] });
  await shell.store.commit([session('a', 1500), session('b', 1259), session('c', 1500, { taskId: 'other' })]);
  await expectTime('Write', '45 min', ', 45 minutes of focus');
  expect(await timeOf('Read')).toEqual([]);
  await shell.store.commit([session('d', 3660, { type: 'stopwatch' })]);
  await expectTime(
    'Write',
    '45 min, stopwatch 1 h 1 min',
    ', 45 minutes of focus, 1 hour 1 minute on the stopwatch',
  );
  await shell.store.commit([session('e', 600, { type: 'stopwatch', taskId: 'Read' })]);
  await expectTime('Read', 'stopwatch 10 min', ', 10 minutes on the stopwatch');
});

it('[TH7] follows its second line', async () => {
  const { shell } = await openTasks({ tasks: [taskOf('Write')], row: { meta: 'Inbox' } });
  await shell.store.commit([session('a', 1500)]);
  await expectTime('Write', ' · 25 min', ', 25 minutes of focus');
});

it('[TH7] follows each change of a session and of its task, and shows nothing below a minute', async () => {
  const { shell } = await openTasks({ tasks: [taskOf('Write'), taskOf('Read')] });
  const change = (one: Change) => shell.store.commit([one]);
  await change(session('a', 59));
  await change(session('b', 1500, { taskId: 'Read' }));
  await expectTime('Read', '25 min', ', 25 minutes of focus');
  expect(await timeOf('Write')).toEqual([]);
  const editedAt = instantOf(new Date('2026-03-10T10:00:00Z'));
  await change(patch('timerHistory', 'a', { duration: 120, editedAt }));
  await expectTime('Write', '2 min', ', 2 minutes of focus');
  await change(patch('timerHistory', 'b', { taskId: 'Write' }));
  await expectTime('Write', '27 min', ', 27 minutes of focus');
  expect(await timeOf('Read')).toEqual([]);
  await change(remove('timerHistory', 'b'));
  await expectTime('Write', '2 min', ', 2 minutes of focus');
  await change(restore('timerHistory', 'b'));
  await expectTime('Write', '27 min', ', 27 minutes of focus');
  await change(patch(tasks.name, 'Write', { title: 'Write it', completed: true }));
  await expectTime('Write it', '27 min', ', 27 minutes of focus');
});

it('[TH7] without a session of a task no row asks for its time', async () => {
  const all = Array.from({ length: 40 }, (_, index) => taskOf(`Task ${index}`));
  const { shell } = await openTasks({ tasks: all });
  const watch = vi.spyOn(shell.store, 'watchTotal');
  await shell.store.commit([add(timerHistory, aTimerSession(testUser.id))]);
  expect(watch).not.toHaveBeenCalled();
  await shell.store.commit([session('d', 600, { taskId: 'Task-3' })]);
  await expectTime('Task 3', '10 min', ', 10 minutes of focus');
  expect(watch).toHaveBeenCalledTimes(80);
});
