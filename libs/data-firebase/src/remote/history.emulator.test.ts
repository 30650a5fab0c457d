import { create, patch, purge, remove, type StoredFields } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { aGoal, aNote } from '@dayloom/testing';
import { afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import {
  ada,
  aBatch,
  emulatedProject,
  type EmulatedProject,
  fieldsOf,
  stored,
} from './emulated-project.fixture.ts';

let project: EmulatedProject;
beforeAll(async () => {
  project = await emulatedProject(inject('firestoreHost'), 'demo-history');
});
beforeEach(() => project.clear());
afterEach(() => project.close());

const goal = aGoal(ada, { title: 'Run' });
const at = '2026-03-01T09:05:00.000Z' as Instant;

/** Creates, renames and deletes a goal. */
async function deletedGoal() {
  const remote = project.remoteOf(ada, { timeout: 60_000 });
  const changes = [
    create('goals', goal.id, fieldsOf(goal) as never),
    patch('goals', goal.id, { title: 'Run 10 km' }),
    remove('goals', goal.id),
  ];
  for (const [expected, change] of changes.entries())
    await remote.send(
      aBatch([change], {
        expected,
        origin: { deviceKind: 'phone', changes: [{ id: `e${expected}_0`, at }] },
      }),
    );
  return remote;
}

it('[HI3] a record that the service has expired loses its history, and a restored one keeps it', async () => {
  const remote = await deletedGoal();
  const path = `users/${ada}/history/e2_0`;
  const entry = { ...(await project.read(path)), due: new Date(Date.now() - 86_400_000) };
  await project.put(path, entry);
  await project.put(`goals/${goal.id}`, { ...fieldsOf(goal), changedAt: new Date(), deletedAt: null });
  await remote.tidyHistory();
  expect(await remote.history('goals', goal.id)).toHaveLength(3);
  expect(await project.read(path)).not.toHaveProperty('due');
  await project.put(path, entry);
  await project.delete(`goals/${goal.id}`);
  await remote.tidyHistory();
  expect(await remote.history('goals', goal.id)).toEqual([]);
});

const pathsOf = (ids: readonly string[]) => ids.map((id) => `users/${ada}/history/${id}`);
const datesIn = (fields: StoredFields | undefined) =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([field, value]) => [
      field,
      field === 'stamp' || field === 'due' ? new Date(String(value)) : value,
    ]),
  );

it('[HI3] the history of a record purged by a tab that then closed is tidied later, and that of a new record stays', async () => {
  const remote = await deletedGoal();
  const paths = pathsOf(['e0_0', 'e1_0', 'e2_0']);
  const entries = await Promise.all(paths.map(async (path) => datesIn(await project.read(path))));
  const named = (id: string) => ({ deviceKind: 'phone' as const, changes: [{ id, at }] });
  await remote.send(aBatch([purge('goals', goal.id)], { expected: 3, origin: named('e3_0') }));
  expect(await remote.history('goals', goal.id)).toEqual([]);
  await expect.poll(() => project.read(`users/${ada}/history/e3_0`)).toBeUndefined();
  // As if the tab had closed before it deleted the history.
  const due = new Date(Date.now() - 1_000);
  const allPaths = [...paths, `users/${ada}/history/e3_0`];
  const last = { ...entries[2], kind: 'purged', order: 9, due };
  for (const [index, fields] of [...entries, last].entries())
    await project.put(allPaths[index] ?? '', fields);
  const createAgain = create('goals', goal.id, fieldsOf(goal) as never);
  await remote.send(aBatch([createAgain], { expected: 4, origin: named('e4_0') }));
  expect(await remote.history('goals', goal.id)).toMatchObject([{ id: 'e4_0', kind: 'created' }]);
  await remote.tidyHistory();
  expect(await Promise.all(allPaths.map((path) => project.read(path)))).toEqual(
    allPaths.map(() => undefined),
  );
  expect(await remote.history('goals', goal.id)).toMatchObject([{ id: 'e4_0' }]);
});

it('[HI3] tidying deletes all due history, even if the service has not deleted some records yet', async () => {
  const remote = await deletedGoal();
  const entry = datesIn(await project.read(`users/${ada}/history/e2_0`));
  const due = new Date(Date.now() - 86_400_000);
  const deleted = { ...fieldsOf(goal), changedAt: due, deletedAt: due, expiresAt: due };
  await project.putAll(
    new Map(
      Array.from({ length: 50 }, (_, index) => {
        const fields = { ...entry, record: `goals/gone${index}`, due: new Date(due.getTime() + index) };
        return [`users/${ada}/history/gone${index}`, fields] as const;
      }),
    ),
  );
  await project.put('goals/gone0', deleted);
  await remote.tidyHistory();
  const left = await Promise.all(
    pathsOf(Array.from({ length: 50 }, (_, index) => `gone${index}`)).map((path) => project.read(path)),
  );
  expect(left.filter((fields) => fields).map((fields) => fields?.['record'])).toEqual(['goals/gone0']);
});

it('[HI1] [HI3] changes older than 30 days that are not among the last 20 are deleted when the history is read', async () => {
  const remote = await deletedGoal();
  const { stamp: _stamp, ...entry } = (await project.read(`users/${ada}/history/e1_0`)) ?? {};
  for (let number = 0; number < 30; number += 1)
    await project.put(`users/${ada}/history/old${number}`, {
      ...entry,
      stamp: new Date(Date.now() - (40 + number) * 86_400_000),
    });
  expect(await remote.history('goals', goal.id)).toHaveLength(33);
  await expect.poll(async () => (await remote.history('goals', goal.id)).length).toBe(20);
});

it('[HI1] changes are written even if the texts from other devices exceed the size of a request', async () => {
  const written = Array.from({ length: 120 }, (_, index) => `n${index}`);
  const fields = stored(aNote(ada, { title: 'Diary', content: 'ж'.repeat(50_000) }));
  for (let from = 0; from < 120; from += 40)
    await project.putAll(new Map(written.slice(from, from + 40).map((id) => [`notes/${id}`, fields])));
  const remote = project.remoteOf(ada, { timeout: 60_000 });
  const changes = written.map((id) => patch('notes', id, { content: 'Gone' }));
  const named = written.map((id) => ({ id: `${id}_0`, at }));
  await remote.send(aBatch(changes, { origin: { deviceKind: 'phone', changes: named } }));
  expect(await project.read('notes/n119')).toMatchObject({ content: 'Gone' });
  expect(await remote.history('notes', 'n0')).toMatchObject([{ before: { content: fields['content'] } }]);
  expect(await remote.history('notes', 'n119')).toMatchObject([{ kind: 'changed', before: {} }]);
});
