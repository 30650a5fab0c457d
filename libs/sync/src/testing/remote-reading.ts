import { increment, patch, purge, remove, restore } from '@dayloom/data';
import { aWork, meditationStatsFor } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import type { RemoteRecord } from '../protocol/remote.ts';
import { codeOf, collectNews, contentOf, type Contracted, made } from './remote-world.ts';

/** Works created in separate batches, so that each has its own stamp. */
async function madeOneByOne({ world, remote, send }: Contracted, count: number): Promise<RemoteRecord[]> {
  const records: RemoteRecord[] = [];
  for (let index = 0; index < count; index += 1) {
    const work = aWork(world.ada);
    await send([made(work)]);
    records.push((await remote.get('works', work.id))!);
  }
  return records;
}

export const readingContract = (now: () => Contracted) => {
  describe('reading', () => {
    it('[OF6] pages go down from the newest and up from a checkpoint, by stamp and then by id', async () => {
      const { world, remote, send } = now();
      const apart = await madeOneByOne(now(), 2);
      const together = [aWork(world.ada), aWork(world.ada), aWork(world.ada)];
      await send(together.map(made));
      const down: RemoteRecord[] = [];
      for (;;) {
        const last = down.at(-1);
        const page = await remote.pull('works', { limit: 2, ...(last && { before: last }) });
        down.push(...page);
        if (page.length < 2) break;
      }
      expect(down.map(({ id }) => id)).toHaveLength(5);
      expect(down.at(-1)).toEqual(apart[0]);
      const up: RemoteRecord[] = [];
      for (;;) {
        const after = up.at(-1) ?? { stamp: apart[0]!.stamp, id: apart[0]!.id };
        const page = await remote.pull('works', { limit: 2, after });
        up.push(...page);
        if (page.length < 2) break;
      }
      expect(up).toEqual(down.toReversed().slice(1));
      const same = { stamp: apart[1]!.stamp, id: '' };
      expect((await remote.pull('works', { limit: 1, after: same }))[0]).toEqual(apart[1]);
    });

    it('[OF6] an empty collection answers with nothing, and listeners receive an empty answer', async () => {
      const { remote } = now();
      expect(await remote.pull('works', { limit: 10 })).toEqual([]);
      expect(await remote.count('works')).toBe(0);
      const listener = collectNews(remote, 'works');
      await listener.until((news) => news.length === 1);
      expect(listener.received).toEqual([{ records: [], gone: [] }]);
      listener.stop();
    });

    it('[OF6] a listener receives the records after its checkpoint, then every change, including deletions', async () => {
      const { remote, send } = now();
      const [first, second] = await madeOneByOne(now(), 2);
      const listener = collectNews(remote, 'works', { stamp: first!.stamp, id: first!.id });
      await listener.until((news) => news.length > 0);
      expect(listener.records()).toEqual([second]);
      await send([patch('works', first!.id, { workTitle: 'Edited' })]);
      await listener.until(() => listener.records().some(({ fields }) => fields['workTitle'] === 'Edited'));
      await send([remove('works', second!.id)]);
      await listener.until(() => listener.records().some(({ deletedAt }) => deletedAt !== undefined));
      listener.stop();
    });

    it('[TR3] a purged record leaves an empty document, so that devices that knew it learn of the purge', async () => {
      const { world, remote, send } = now();
      const [, second] = await madeOneByOne(now(), 2);
      await send([remove('works', second!.id)]);
      const [deleted] = await remote.pull('works', { limit: 1 });
      // A listener that starts after the deletion receives the purge as well.
      const listener = collectNews(remote, 'works', { stamp: deleted!.stamp, id: deleted!.id });
      await listener.until((news) => news.length > 0);
      await send([purge('works', second!.id)]);
      await listener.until(() => listener.records().some(({ isPurged }) => isPurged));
      const [purged] = await remote.pull('works', { limit: 1 });
      expect(purged).toMatchObject({ id: second!.id, fields: { userId: world.ada }, isPurged: true });
      expect(await remote.get('works', second!.id)).toBeUndefined();
      expect(await codeOf(send([restore('works', second!.id)]))).toBe('missing');
      expect(await remote.count('works')).toBe(1);
      await send([made(aWork(world.ada, { id: second!.id }))]);
      expect((await remote.get('works', second!.id))?.deletedAt).toBeUndefined();
      listener.stop();
    });

    it('[OF6] a single record of a user is pulled, listened to and counted like others', async () => {
      const { world, remote, send } = now();
      const stats = meditationStatsFor(world.ada);
      await send([
        increment(
          'meditationStats',
          stats.id,
          { currentStreak: 1, totalSessions: 1, challengeProgress: 1 },
          {
            userId: world.ada,
          },
        ),
      ]);
      const [record] = await remote.pull('meditationStats', { limit: 5 });
      expect(record?.fields).toEqual(contentOf(stats));
      expect(await remote.count('meditationStats')).toBe(1);
      expect(await remote.pull('meditationStats', { limit: 5, after: record! })).toEqual([]);
      const listener = collectNews(remote, 'meditationStats');
      await listener.until((news) => news.some(({ records }) => records.length === 1));
      listener.stop();
    });

    it('living records are counted, and records of other users are hidden', async () => {
      const { world, remote, send } = now();
      const [first] = await madeOneByOne(now(), 3);
      await send([remove('works', first!.id)]);
      expect(await remote.count('works')).toBe(2);
      const bob = world.remoteOf(world.bob);
      expect(await bob.count('works')).toBe(0);
      expect(await bob.pull('works', { limit: 10 })).toEqual([]);
      expect(await remote.get('works', 'nobody-made-this')).toBeUndefined();
    });
  });
};
