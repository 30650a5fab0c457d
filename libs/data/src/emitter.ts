/** One kind of event and its subscribers. */
export interface Emitter<Event = void> {
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: (event: Event) => void) => () => void;
  /** Calls all current subscribers in the order of subscription. */
  readonly emit: (event: Event) => void;
  /** Removes all subscribers. */
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
