import type { Network } from '../connection-status.ts';

/** A network that a test switches. */
export function testNetwork(): Network & { set(online: boolean): void } {
  const listeners = new Set<() => void>();
  let online = true;
  return {
    isOnline: () => online,
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      online = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
