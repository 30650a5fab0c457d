import { aWork } from '@dayloom/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Remote } from '../remote.ts';
import { readingContract } from './remote-reading.ts';
import { refusingContract } from './remote-refusing.ts';
import { sendingContract } from './remote-sending.ts';
import { contentOf, type Contracted, type RemoteWorld, type Send, sending } from './remote-world.ts';

export function remoteContract(name: string, makeWorld: () => Promise<RemoteWorld>) {
  describe(`${name}: the remote contract`, () => {
    let world: RemoteWorld;
    let remote: Remote;
    let send: Send;
    let device: string;
    let devices = 0;
    beforeEach(async () => {
      world = await makeWorld();
      remote = world.remoteOf(world.ada);
      device = `phone-${++devices}`;
      send = sending(remote, device);
    });
    afterEach(() => world.close());

    const now = (): Contracted => ({ world, remote, send, device });
    readingContract(now);
    sendingContract(now);
    refusingContract(now);

    it('[OF9] records of the first release get a stamp once, and are then pulled', async () => {
      const old = aWork(world.ada);
      await world.put('works', old.id, contentOf(old), false);
      const foreign = aWork(world.bob);
      await world.put('works', foreign.id, contentOf(foreign), false);
      expect(await remote.pull('works', { limit: 10 })).toEqual([]);
      await remote.stampOldRecords();
      const [record] = await remote.pull('works', { limit: 10 });
      expect(record).toMatchObject({ id: old.id, fields: contentOf(old) });
      await remote.stampOldRecords();
      expect(await remote.get('works', old.id)).toEqual(record);
      expect(await world.remoteOf(world.bob).pull('works', { limit: 10 })).toEqual([]);
    });
  });
}
