export { type Fault, MemoryServer, type Operation, type Transport } from './memory-server.ts';
export { remoteContract } from './remote-contract.ts';
export type { RemoteWorld } from './remote-world.ts';
