import 'fake-indexeddb/auto';
import { remove } from '@dayloom/data';
import { tasks, timerHistory, works } from '@dayloom/domain';
import { followingId } from '@dayloom/domain/clocks';
import { add, aTask, aTimerSession, aWork, exportedText } from '@dayloom/testing';
import { expect, it } from 'vitest';
import { ada, aDisk, bob, importedTwice, owner, storeOn } from '../testing/import-twice.ts';

it.each([
  ['with its task', true],
  ['without its task, which keeps the title only', false],
])('[DO3] [DA43] a session for a task is imported into another account %s', async (_, hasTask) => {
  const store = storeOn(aDisk(), ada);
  const [work, dig] = [aWork(ada), aTask(ada, { title: 'Dig' })];
  const task = { ...dig, workId: work.id };
  const purpose = { taskId: task.id, workId: work.id, about: 'Dig', workTitle: 'Shed' };
  const session = aTimerSession(ada, { ...purpose });
  const moved = { ...session, id: followingId(session.id, 'moved') };
  await store.commit([add(works, work), add(tasks, task), add(timerHistory, session)]);
  await store.commit([add(timerHistory, moved), remove('timerHistory', session.id)]);
  if (!hasTask) await store.commit([remove('works', work.id)]);
  const [after = new Map(), second] = await importedTwice(await exportedText(store, owner(ada)), bob);
  store.close();
  expect(second).toEqual(after);
  const sessions = [...after].filter(([key]) => key.startsWith('timerHistory/'));
  expect(sessions).toHaveLength(1);
  const fields = sessions[0]?.[1] ?? {};
  expect(fields).toMatchObject({ userId: bob, about: 'Dig', workTitle: 'Shed' });
  expect(fields['taskId']).not.toBe(task.id);
  expect(after.has(`tasks/${String(fields['taskId'])}`)).toBe(hasTask);
  expect(after.has(`works/${String(fields['workId'])}`)).toBe(hasTask);
});
