import { notesOf, profileOf, type Query, query, sessionsOf, workById, worksOf } from '@dayloom/data';
import { type UserId, users, works } from '@dayloom/domain';
import {
  answerByHand,
  type AnyRecord,
  aNote,
  aUser,
  aWork,
  namedQueries,
  sampleRecords,
} from '@dayloom/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  ada,
  aDelivery,
  bob,
  emulatedProject,
  type EmulatedProject,
  fieldsOf,
} from './emulated-project.fixture.ts';
import type { Remote, RemoteRecord } from './remote.ts';

const samples = sampleRecords(ada);
const recordsOf = (collection: string): readonly AnyRecord[] =>
  samples.find(({ kind }) => kind.name === collection)?.records ?? [];
const byHand = (asked: Query<unknown>): readonly RemoteRecord[] =>
  answerByHand(asked, recordsOf(asked.collection)).map((record) => ({
    id: record.id,
    fields: fieldsOf(record),
  }));

let project: EmulatedProject;
let remote: Remote;
beforeAll(async () => {
  project = await emulatedProject(inject('firestoreHost'), 'demo-remote-reading');
  await project.clear();
  const stored = [...samples, ...sampleRecords(bob)].flatMap(({ kind, records }) =>
    records.map((record) => [`${kind.name}/${record.id}`, record] as const),
  );
  await Promise.all(stored.map(([path, record]) => project.put(path, fieldsOf(record))));
  remote = project.remoteOf(ada);
});
afterAll(() => project.close());

/** The first answer to a query that is listened to. */
const firstAnswer = (server: Remote, asked: Query<unknown>) =>
  new Promise<readonly RemoteRecord[]>((resolve, reject) => {
    const stop = server.listen(
      asked,
      (records) => {
        stop();
        resolve(records);
      },
      reject,
    );
  });

describe('reading from the server', () => {
  const workId = String(recordsOf('works')[0]?.id);
  for (const [name, asked] of Object.entries(namedQueries(ada, workId)))
    it(`[DA2] ${name} answers as by hand, fetched, listened to, counted`, async () => {
      const expected = byHand(asked);
      expect(expected.length).toBeGreaterThan(0);
      expect(await remote.fetch(asked)).toEqual(expected);
      expect(await firstAnswer(remote, asked)).toEqual(expected);
      const { limit: _limit, ...unlimited } = { ...asked };
      expect(await remote.count(asked)).toBe(byHand(unlimited).length);
    });

  it('[DA19] a limit answers the first records of the order, ties by id in the direction of the order', async () => {
    for (const direction of ['asc', 'desc'] as const)
      for (const limit of [1, 5, 13, 50]) {
        const asked = query(works).ownedBy(ada).orderBy('createdAt', direction).first(limit);
        expect(await remote.fetch(asked)).toEqual(byHand(asked));
      }
  });

  it('[DA19] a long list comes whole and in order, whatever the size of its pages', async () => {
    for (const pageSize of [1, 3, 14, 15]) {
      const paged = project.remoteOf(ada, { pageSize });
      expect(await paged.fetch(worksOf(ada))).toEqual(byHand(worksOf(ada)));
    }
  });

  it('[DA35] a count and a sum take in all that match, whatever the limit', async () => {
    const focus = sessionsOf(ada).where('type', '==', 'focus');
    const durations = byHand(focus).map(({ fields }) => Number(fields['duration']));
    expect(await remote.count(worksOf(ada).first(3))).toBe(14);
    expect(await remote.sum(focus.first(1), 'duration')).toBe(durations.reduce((sum, next) => sum + next, 0));
    expect(
      await remote.sum(
        query(works)
          .ownedBy(ada)
          .where('priority', '==', 'none' as never),
        'duration',
      ),
    ).toBe(0);
  });

  it('[DA19] a count and a sum of one record by its id see that record alone', async () => {
    expect(await remote.count(workById(ada, workId))).toBe(1);
    expect(await remote.sum(workById(ada, workId), 'duration')).toBe(7);
    expect(await remote.count(workById(ada, 'nothing'))).toBe(0);
    expect(await remote.sum(workById(ada, 'nothing'), 'duration')).toBe(0);
  });

  it('[DA4] a user document is found by the id of its owner', async () => {
    const expected = [{ id: ada, fields: fieldsOf(aUser(ada)) }];
    expect(await remote.fetch(query(users).ownedBy(ada))).toEqual(expected);
    expect(await remote.fetch(profileOf(ada))).toEqual(expected);
  });

  it('[DA19] one record by its id, and undefined where there is none', async () => {
    expect(await remote.fetchOne('works', workId)).toEqual(fieldsOf(recordsOf('works')[0] as AnyRecord));
    expect(await remote.fetchOne('works', 'nothing')).toBeUndefined();
    expect(await remote.fetch(workById(ada, 'nothing'))).toEqual([]);
    expect(await firstAnswer(remote, workById(ada, 'nothing'))).toEqual([]);
  });

  it("[AC2] another user's records are refused, however they are asked for", async () => {
    const foreign = String(sampleRecords(bob)[0].records[0]?.id);
    await project.put('works/of-bob', fieldsOf(aWork(bob)));
    const refused = { name: 'RemoteError', code: 'refused' };
    expect(foreign).not.toBe('');
    await expect(remote.fetchOne('works', 'of-bob')).rejects.toMatchObject(refused);
    await expect(remote.fetch(worksOf(bob))).rejects.toMatchObject(refused);
    await expect(remote.count(worksOf(bob))).rejects.toMatchObject(refused);
    await expect(remote.sum(worksOf(bob), 'duration')).rejects.toMatchObject(refused);
    await expect(firstAnswer(remote, worksOf(bob))).rejects.toMatchObject(refused);
    await expect(firstAnswer(remote, workById(bob, 'of-bob'))).rejects.toMatchObject(refused);
  });
});

describe('listening', () => {
  const carol = 'carol' as UserId;

  /** Collects what a listening is told, and waits for the answer that fits. */
  function listening(asked: Query<unknown>) {
    const answers: (readonly RemoteRecord[])[] = [];
    let look: () => void = () => undefined;
    const server = project.remoteOf(carol);
    const stop = server.listen(
      asked,
      (records) => {
        answers.push(records);
        look();
      },
      (error) => expect.unreachable(error.message),
    );
    const until = (fits: (records: readonly RemoteRecord[]) => boolean) =>
      new Promise<readonly RemoteRecord[]>((resolve) => {
        look = () => {
          const last = answers.at(-1);
          if (last && fits(last)) resolve(last);
        };
        look();
      });
    return { answers, until, stop };
  }

  it('[OF6] what another device writes, changes and deletes is told', async () => {
    const { until, stop } = listening(notesOf(carol));
    expect(await until(() => true)).toEqual([]);
    const other = project.remoteOf(carol);
    const { id, ...fields } = aNote(carol);
    const place = { collection: 'notes', id } as const;
    await other.deliver(aDelivery(1, [{ type: 'create', ...place, fields }]));
    expect(await until((records) => records.length === 1)).toEqual([{ id, fields }]);
    await other.deliver(aDelivery(2, [{ type: 'patch', ...place, fields: { title: 'Plans' }, clear: [] }]));
    await until(([note]) => note?.fields['title'] === 'Plans');
    await other.deliver(aDelivery(3, [{ type: 'remove', ...place }]));
    expect(await until((records) => records.length === 0)).toEqual([]);
    stop();
  });

  it('[OF6] one record is listened to from before it exists until after it is gone', async () => {
    const { id, ...fields } = aWork(carol);
    const { until, stop } = listening(workById(carol, id));
    expect(await until(() => true)).toEqual([]);
    const other = project.remoteOf(carol);
    const place = { collection: 'works', id } as const;
    await other.deliver(aDelivery(11, [{ type: 'create', ...place, fields }]));
    expect(await until((records) => records.length === 1)).toEqual([{ id, fields }]);
    await other.deliver(aDelivery(12, [{ type: 'remove', ...place }]));
    await until((records) => records.length === 0);
    stop();
  });

  it('[OF6] a listening that was ended is told nothing more', async () => {
    const ended = listening(notesOf(carol));
    await ended.until(() => true);
    ended.stop();
    const told = ended.answers.length;
    const open = listening(notesOf(carol));
    const { id, ...fields } = aNote(carol);
    await project
      .remoteOf(carol)
      .deliver(aDelivery(21, [{ type: 'create', collection: 'notes', id, fields }]));
    await open.until((records) => records.some((record) => record.id === id));
    expect(ended.answers).toHaveLength(told);
    open.stop();
  });
});
