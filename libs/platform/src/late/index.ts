export { type Chunk, lazyModule, useChunk } from './lazy-module.ts';
export { whenIdle } from './when-idle.ts';
