export type { Fault } from './memory-faults.ts';
export { MemoryServer } from './memory-server.ts';
export type { Operation, Transport } from './memory-transport.ts';
export { remoteContract } from './remote-contract.ts';
export type { RemoteWorld } from './remote-world.ts';
