// @vitest-environment jsdom
import { create } from '@dayloom/data';
import { aGoal } from '@dayloom/testing';
import { testShell, testUser } from '@dayloom/testing/shell';
import { expect, it } from 'vitest';
import { pageKeepingStore } from './page-keeping-store.ts';

function asksBeforeLeaving() {
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

const { id, ...fields } = aGoal(testUser.id);
const aCommit = create('goals', id, fields);

it('[OF12] the page asks before it is closed while what it shows is not stored yet, and not before or after', async () => {
  const { store } = await testShell();
  const keeping = pageKeepingStore(store);
  expect(asksBeforeLeaving()).toBe(false);
  const committing = keeping.commit([aCommit]);
  expect(asksBeforeLeaving()).toBe(true);
  await committing;
  expect(asksBeforeLeaving()).toBe(false);
});

it('[OF12] a page with two pending commits asks until both have ended, rejected or not', async () => {
  const { store } = await testShell();
  const keeping = pageKeepingStore(store);
  const committing = keeping.commit([aCommit]);
  const rejected = keeping.commit([{ ...aCommit, collection: 'unknown' as never }]);
  await expect(rejected).rejects.toThrow();
  expect(asksBeforeLeaving()).toBe(true);
  await committing;
  expect(asksBeforeLeaving()).toBe(false);
});
