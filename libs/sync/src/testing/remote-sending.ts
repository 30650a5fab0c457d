import { type Change, create, increment, patch, purge, remove, restore } from '@dayloom/data';
import type { Instant } from '@dayloom/domain';
import { aMeditationSession, aNote, aTask, aWork } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { codeOf, contentOf, type Contracted, made, madeTask, removedWith, sending } from './remote-world.ts';

export const sendingContract = (now: () => Contracted) => {
  describe('sending', () => {
    it('[OF11] a batch is accepted once, and the mark names it', async () => {
      const { world, remote, send, device } = now();
      const work = aWork(world.ada);
      expect(await remote.mark(device)).toBeUndefined();
      await send([made(work)], { ids: ['one', 'two'], recent: [] });
      const record = await remote.get('works', work.id);
      const mark = await remote.mark(device);
      expect(mark).toEqual({ count: 1, ids: ['one', 'two'], last: ['one', 'two'], stamp: record?.stamp });
      const again = { device, expected: 0, ids: ['one', 'two'], recent: [], changes: [made(work)] };
      expect(await codeOf(remote.send(again))).toBe('mark-moved');
      expect(await remote.mark(device)).toEqual(mark);
      expect(record).toEqual({ id: work.id, fields: contentOf(work), stamp: mark?.stamp });
    });

    it('[HI1] the history of a record shows the previous values, time and device of each change, and is purged with it', async () => {
      const { world, remote, send, device } = now();
      const work = aWork(world.ada, { workTitle: 'Shed' });
      let named = 0;
      const at = (minute: number) => `2026-03-01T09:0${minute}:00.000Z` as Instant;
      const sendAt = (minute: number, ...changes: Change[]) => {
        const origin = changes.map(() => ({ id: `${device}.${named++}_0`, at: at(minute) }));
        return send(changes, { origin: { deviceKind: 'phone', changes: origin } });
      };
      await sendAt(1, made(work));
      await sendAt(
        2,
        patch('works', work.id, { workTitle: 'Hut' }),
        patch('works', work.id, { workTitle: 'House' }),
        patch('works', work.id, { workTitle: 'House' }),
      );
      await send([patch('works', work.id, { workTitle: 'Palace' })]);
      const where = { device, deviceKind: 'phone', added: [] };
      const history = [
        { id: `${device}.2_0`, at: at(2), kind: 'changed', before: { workTitle: 'Hut' }, ...where },
        { id: `${device}.1_0`, at: at(2), kind: 'changed', before: { workTitle: 'Shed' }, ...where },
        { id: `${device}.0_0`, at: at(1), kind: 'created', before: {}, ...where },
      ];
      expect(await remote.history('works', work.id)).toEqual(history);
      expect(await remote.history('tasks', work.id)).toEqual([]);
      expect(await world.remoteOf(world.bob).history('works', work.id)).toEqual([]);
      await sendAt(3, remove('works', work.id));
      expect(await remote.history('works', work.id)).toMatchObject([{ kind: 'deleted' }, ...history]);
      await sendAt(4, purge('works', work.id));
      expect(await remote.history('works', work.id)).toEqual([]);
    });

    it('[OF5] [HI1] a change that arrived before is accepted again under its name, but not as a change of another record', async () => {
      const { world, remote, send, device } = now();
      const [work, other] = [aWork(world.ada, { workTitle: 'Shed' }), aWork(world.ada)];
      const name = `${device}.0`;
      const named = (...numbers: number[]) => ({
        deviceKind: 'phone' as const,
        changes: numbers.map((number) => ({
          id: `${name}_${number}`,
          at: '2026-03-01T09:05:00.000Z' as Instant,
        })),
      });
      await send([made(work), made(other)], { origin: named(0, 1) });
      await send([patch('works', work.id, { workTitle: 'Hut' })], { origin: named(2) });
      await send([patch('works', work.id, { workTitle: 'House' })], { origin: named(3) });
      await send([patch('works', work.id, { workTitle: 'Hut' })], { origin: named(2) });
      const history = await remote.history('works', work.id);
      expect(history.map(({ id, before }) => [id, before['workTitle']])).toEqual([
        [`${name}_2`, 'House'],
        [`${name}_3`, 'Hut'],
        [`${name}_0`, undefined],
      ]);
      const stranger = send([patch('works', other.id, { workTitle: 'Hut' })], { origin: named(2) });
      expect(await codeOf(stranger)).toBe('refused');
      expect(await remote.history('works', work.id)).toEqual(history);
    });

    it('[OF11] a mark keeps the ids that its device names as recent, and each device has its own mark', async () => {
      const { remote, send, device } = now();
      await send([], { ids: ['one'] });
      await send([], { ids: ['two'], recent: ['one'] });
      expect(await remote.mark(device)).toMatchObject({ count: 2, ids: ['one', 'two'], last: ['two'] });
      expect(await remote.mark('another')).toBeUndefined();
      await send([], { ids: [], recent: ['one', 'two'] });
      expect(await remote.mark(device)).toMatchObject({ count: 3, ids: ['one', 'two'], last: [] });
    });

    it('[OF11] two senders of one device: one of them is informed that the mark has moved', async () => {
      const { world, remote, device } = now();
      const both = [aWork(world.ada), aWork(world.ada)].map((work, index) =>
        codeOf(
          world
            .remoteOf(world.ada)
            .send({ device, expected: 0, ids: [`tab-${index}`], recent: [], changes: [made(work)] }),
        ),
      );
      expect((await Promise.all(both)).map(String).toSorted()).toEqual(['mark-moved', 'taken']);
      expect(await remote.count('works')).toBe(1);
    });

    it('creating a living record changes nothing; creating a deleted one replaces all its fields', async () => {
      const { world, remote, send, device } = now();
      const work = aWork(world.ada, { description: 'Two coats' });
      await send([made(work)]);
      const before = await remote.get('works', work.id);
      const other = { ...aWork(world.ada, { workTitle: 'Another' }), id: work.id };
      await send([made(other)]);
      expect(await remote.get('works', work.id)).toEqual(before);
      await send([remove('works', work.id)]);
      await send([made(other)]);
      const after = await remote.get('works', work.id);
      expect(after).toEqual({
        id: work.id,
        fields: contentOf(other),
        stamp: (await remote.mark(device))?.stamp,
      });
    });

    it('[OF7] a patch of a deleted record changes it, leaves it deleted, and reports it', async () => {
      const { world, remote, send } = now();
      const work = aWork(world.ada);
      await send([made(work)]);
      await send([remove('works', work.id)]);
      const sent = await send([patch('works', work.id, { workTitle: 'Edited' })]);
      expect(sent.deleted).toEqual([{ collection: 'works', id: work.id }]);
      const record = await remote.get('works', work.id);
      expect(record).toMatchObject({ fields: { workTitle: 'Edited' } });
      expect(record!.stamp > record!.deletedAt!).toBe(true);
    });

    it('[TR1] a deleted work and its tasks are restored unchanged, and can be purged', async () => {
      const { world, remote, send, device } = now();
      const work = aWork(world.ada);
      const task = aTask(world.ada, { workId: work.id });
      await send([made(work), madeTask(task)]);
      await send([removedWith(task, work), remove('works', work.id)]);
      expect(await remote.get('tasks', task.id)).toMatchObject({
        fields: contentOf(task),
        deletedAt: (await remote.mark(device))?.stamp,
        deletedWith: work.id,
      });
      await send([restore('works', work.id), restore('tasks', task.id)]);
      const stamp = (await remote.mark(device))!.stamp;
      expect(await remote.get('tasks', task.id)).toEqual({ id: task.id, fields: contentOf(task), stamp });
      await send([remove('tasks', task.id)]);
      await send([purge('tasks', task.id)]);
      expect(await remote.get('tasks', task.id)).toBeUndefined();
      await send([remove('tasks', task.id), purge('tasks', task.id)]);
    });

    it('[OF2] a record that is created and deleted in one batch is deleted', async () => {
      const { world, remote, send } = now();
      const work = aWork(world.ada);
      await send([made(work), remove('works', work.id)]);
      expect(await remote.get('works', work.id)).toMatchObject({ fields: contentOf(work) });
      expect((await remote.get('works', work.id))?.deletedAt).toBeDefined();
    });

    it('[AC11] counters that two devices create are added up', async () => {
      const { world, remote, send } = now();
      const raise = increment(
        'meditationStats',
        world.ada,
        { currentStreak: 1, totalSessions: 1, challengeProgress: 1 },
        { userId: world.ada },
      );
      const session = () => {
        const one = aMeditationSession(world.ada);
        return create('meditationSessions', one.id, contentOf(one) as never);
      };
      await send([session(), raise, session(), raise]);
      await sending(world.remoteOf(world.ada), 'tablet')([session(), raise]);
      expect((await remote.get('meditationStats', world.ada))?.fields).toMatchObject({ totalSessions: 3 });
    });

    it('[DO2] counters of a file that two devices import are joined, and the answer reports those that stay', async () => {
      const { world, remote, send } = now();
      const by = (number: number) =>
        increment(
          'meditationStats',
          world.ada,
          { currentStreak: number, totalSessions: number, challengeProgress: number },
          { userId: world.ada },
        );
      const file = { ...by(4), upTo: 4 };
      const tablet = sending(world.remoteOf(world.ada), 'tablet');
      const counted = async () => (await remote.get('meditationStats', world.ada))?.fields['totalSessions'];
      expect(await send([file])).toEqual({ deleted: [], unraised: [] });
      const stayed = await remote.get('meditationStats', world.ada);
      expect((await tablet([file])).unraised).toEqual([{ collection: 'meditationStats', id: world.ada }]);
      expect(await remote.get('meditationStats', world.ada)).toEqual(stayed);
      await send([file, by(1)]);
      await tablet([file, by(1)]);
      expect(await counted()).toBe(6);
      expect((await tablet([{ ...by(9), upTo: 9 }])).unraised).toEqual([]);
      expect(await counted()).toBe(9);
    });

    it('[OF7] a text that was changed elsewhere is kept in a copy with a stable id', async () => {
      const { world, remote, send } = now();
      const note = aNote(world.ada, { content: 'As it was' });
      await send([create('notes', note.id, contentOf(note) as never)]);
      await send([patch('notes', note.id, { content: 'Theirs' })]);
      const edit = patch('notes', note.id, { content: 'Mine' }, { base: { content: 'As it was' } });
      await send([edit], { ids: ['edit'] });
      expect((await remote.get('notes', note.id))?.fields['content']).toBe('Mine');
      expect((await remote.get('notes', 'conflict-edit-0'))?.fields['content']).toBe('Theirs');
      await send([patch('notes', note.id, { content: 'Later' }, { base: { content: 'Mine' } })]);
      expect(await remote.count('notes')).toBe(2);
    });

    it('[DA41] steps that were changed elsewhere are merged, and a change of other fields leaves them', async () => {
      const { world, remote, send } = now();
      const base = { steps: 'a - Milk\nb - Bread' };
      const task = aTask(world.ada, base);
      await send([create('tasks', task.id, contentOf(task) as never)]);
      await send([patch('tasks', task.id, { steps: 'a x Milk\nb - Bread\nc - Tea' }, { base })]);
      await send([
        patch('tasks', task.id, { steps: 'a - Oats\nb - Bread' }, { base }),
        patch('tasks', task.id, { steps: 'a - Oats' }, { base: { steps: 'a - Oats\nb - Bread' } }),
        patch('tasks', task.id, { completed: true }),
      ]);
      const { fields } = (await remote.get('tasks', task.id)) ?? {};
      expect(fields).toMatchObject({ completed: true, steps: 'a x Oats\nc - Tea' });
      expect(await remote.count('notes')).toBe(0);
    });
  });
};
