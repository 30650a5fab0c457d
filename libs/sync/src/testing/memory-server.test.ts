import type { UserId } from '@dayloom/domain';
import { MemoryServer } from './memory-server.ts';
import { remoteContract } from './remote-contract.ts';

let worlds = 0;
remoteContract('in memory', () => {
  const server = new MemoryServer();
  const world = ++worlds;
  return Promise.resolve({
    ada: `ada-${world}` as UserId,
    bob: `bob-${world}` as UserId,
    remoteOf: (user) => server.remoteOf(user),
    close: () => Promise.resolve(),
  });
});
