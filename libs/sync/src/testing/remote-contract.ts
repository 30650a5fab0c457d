import { afterEach, beforeEach, describe } from 'vitest';
import type { Remote } from '../protocol/remote.ts';
import { readingContract } from './remote-reading.ts';
import { refusingContract } from './remote-refusing.ts';
import { sendingContract } from './remote-sending.ts';
import { sessionsContract } from './remote-sessions.ts';
import { type Contracted, type RemoteWorld, type Send, sending } from './remote-world.ts';

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
    sessionsContract(now);
    refusingContract(now);
  });
}
