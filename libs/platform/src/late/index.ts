export { type Chunk, lazyModule, useChunk, useLoaded } from './lazy-module.ts';
export { whenIdle } from './when-idle.ts';
