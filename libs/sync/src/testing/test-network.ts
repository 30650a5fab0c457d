import { createEmitter } from '@dayloom/data';
import type { Network } from '../connection/connection-status.ts';

/** A network that a test switches on and off. */
export function testNetwork(): Network & { set(online: boolean): void } {
  const changed = createEmitter();
  let online = true;
  return {
    isOnline: () => online,
    watch: changed.subscribe,
    set(next) {
      online = next;
      changed.emit();
    },
  };
}
