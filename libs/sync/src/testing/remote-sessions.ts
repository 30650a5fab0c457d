import { type Change, create, createOnce, increment, patch, remove } from '@dayloom/data';
import { aMeditationSession, aTimerSession } from '@dayloom/testing';
import { describe, expect, it } from 'vitest';
import { contentOf, type Contracted, sending } from './remote-world.ts';

export const sessionsContract = (now: () => Contracted) => {
  describe('sessions', () => {
    it('[AC10] of lowered sessions the shortest stays, and a longer one changes nothing', async () => {
      const { world, remote, send } = now();
      const session = aTimerSession(world.ada, { duration: 1500 });
      const lowering = (duration: number) =>
        patch('timerHistory', session.id, { duration, loweredFrom: 1500 });
      await send([create('timerHistory', session.id, contentOf(session) as never)]);
      for (const duration of [900, 600]) await send([lowering(duration)]);
      const lowest = await remote.get('timerHistory', session.id);
      expect(lowest?.fields).toEqual({ ...contentOf(session), duration: 600, loweredFrom: 1500 });
      for (const duration of [600, 1200]) await send([lowering(duration)]);
      expect(await remote.get('timerHistory', session.id)).toEqual(lowest);
      await send([remove('timerHistory', session.id), lowering(300)]);
      expect(await remote.get('timerHistory', session.id)).toMatchObject({ fields: { duration: 300 } });
    });

    it('[AC10] [TH5] a length that the user has set stays, whichever device lowers it, and with what else it is sent', async () => {
      const { world, remote, send } = now();
      const session = aTimerSession(world.ada, { duration: 1500 });
      const lowering = patch('timerHistory', session.id, { duration: 600, loweredFrom: 1500 });
      const edited = { duration: 1800, editedAt: session.createdAt };
      await send([create('timerHistory', session.id, contentOf(session) as never)]);
      await send([patch('timerHistory', session.id, edited), lowering]);
      const after = await remote.get('timerHistory', session.id);
      expect(after?.fields).toEqual({ ...contentOf(session), ...edited });
      await send([lowering, patch('timerHistory', session.id, { taskId: 'dig' })]);
      expect((await remote.get('timerHistory', session.id))?.fields).toEqual({
        ...after?.fields,
        taskId: 'dig',
      });
      await send([lowering]);
      expect((await remote.get('timerHistory', session.id))?.fields).toMatchObject(edited);
    });

    it('[DA31] [OF11] [AC10] counters stay if another device has created the session before, deleted or not, and the answer reports it', async () => {
      const { world, remote, send } = now();
      const raise = increment(
        'meditationStats',
        world.ada,
        { currentStreak: 1, totalSessions: 1, challengeProgress: 1 },
        { userId: world.ada },
      );
      const [first, second] = [aMeditationSession(world.ada), aMeditationSession(world.ada)].map((one) =>
        createOnce('meditationSessions', one.id, contentOf(one) as never),
      ) as [Change, Change];
      expect((await send([first, raise])).unraised).toEqual([]);
      await send([remove('meditationSessions', first.id)]);
      const tablet = sending(world.remoteOf(world.ada), 'tablet');
      const { unraised } = await tablet([first, raise, second, raise]);
      expect(unraised).toEqual([{ collection: 'meditationStats', id: world.ada }]);
      expect((await remote.get('meditationStats', world.ada))?.fields).toMatchObject({ totalSessions: 2 });
    });
  });
};
