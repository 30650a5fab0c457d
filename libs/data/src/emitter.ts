/** One kind of event, and those who want to be called for it. */
export interface Emitter<Event = void> {
  /** @returns what ends it */
  readonly subscribe: (listener: (event: Event) => void) => () => void;
  /** Calls all who are subscribed at this moment, in the order in which they came. */
  readonly emit: (event: Event) => void;
  /** Ends every subscription. */
  readonly clear: () => void;
}

export function createEmitter<Event = void>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(event) {
      for (const listener of [...listeners]) listener(event);
    },
    clear: () => listeners.clear(),
  };
}
