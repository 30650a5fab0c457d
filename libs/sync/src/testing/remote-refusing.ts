import { create, patch, purge, remove, restore } from '@dayloom/data';
import { aTask, aWork } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { codeOf, contentOf, type Contracted, made, madeTask, removedWith, sending } from './remote-world.ts';

export const refusingContract = (now: () => Contracted) => {
  describe('rejecting', () => {
    it('[OF5] a batch with one invalid change applies none of its changes and keeps the mark', async () => {
      const { world, remote, device } = now();
      const work = aWork(world.ada);
      const bad = create('works', aWork(world.ada).id, { ...contentOf(work), priority: 'urgent' } as never);
      expect(
        await codeOf(
          remote.send({ device, expected: 0, ids: ['a'], recent: [], changes: [made(work), bad] }),
        ),
      ).toBe('refused');
      expect(await remote.get('works', work.id)).toBeUndefined();
      expect(await remote.mark(device)).toBeUndefined();
    });

    it('[OF5] a change of a permanently removed record fails as missing', async () => {
      const { send } = now();
      expect(await codeOf(send([patch('works', 'gone', { workTitle: 'Edited' })]))).toBe('missing');
      expect(await codeOf(send([restore('works', 'gone')]))).toBe('missing');
      await send([remove('works', 'gone'), purge('works', 'gone')]);
    });

    it('[AC14] a task under a deleted work is rejected, whether it is created or restored', async () => {
      const { world, send } = now();
      const work = aWork(world.ada);
      const task = aTask(world.ada, { workId: work.id });
      await send([made(work), madeTask(task)]);
      await send([removedWith(task, work), remove('works', work.id)]);
      expect(await codeOf(send([madeTask(aTask(world.ada, { workId: work.id }))]))).toBe('refused');
      expect(await codeOf(send([restore('tasks', task.id)]))).toBe('refused');
      expect(await codeOf(send([purge('works', work.id)]))).toBe('taken');
    });

    it("[AC2] another user's records are neither changed nor deleted", async () => {
      const { world, remote, send } = now();
      const work = aWork(world.ada);
      await send([made(work)]);
      const bob = sending(world.remoteOf(world.bob), 'bobs');
      const codes = [
        await codeOf(bob([patch('works', work.id, { workTitle: 'Mine now' })])),
        await codeOf(bob([remove('works', work.id)])),
        await codeOf(bob([made(aWork(world.ada))])),
      ];
      expect(codes).toEqual(['refused', 'refused', 'refused']);
      expect((await remote.get('works', work.id))?.fields).toEqual(contentOf(work));
    });

    it('[TR1] a living record cannot be purged', async () => {
      const { world, send } = now();
      const work = aWork(world.ada);
      await send([made(work)]);
      expect(await codeOf(send([purge('works', work.id)]))).toBe('refused');
    });
  });
};
