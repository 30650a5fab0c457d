import { firstScreen } from '../first-screen.ts';
import { type Chunk, lazyModule } from './lazy-module.ts';
import { whenIdle } from './when-idle.ts';

/**
 * A lazily loaded module that no first screen needs, and that a press must find loaded: fetched when the first screen
 * is ready and the browser idle, or earlier by the first press that needs it. A failed fetch is repeated by a press.
 */
export function idleModule<Exports>(request: () => Promise<Exports>): Chunk<Exports> {
  const chunk = lazyModule(request);
  void firstScreen.then(() => whenIdle(() => void chunk.load().catch(() => undefined)));
  return chunk;
}
