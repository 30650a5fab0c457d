/** Those who want to hear of something. */
export interface Emitter<News = void> {
  /** @returns what ends it */
  readonly listen: (listener: (news: News) => void) => () => void;
  /** Tells all who listen at this moment, in the order in which they came. */
  readonly tell: (news: News) => void;
  /** Nobody listens any more. */
  readonly clear: () => void;
}

export function createEmitter<News = void>(): Emitter<News> {
  const listeners = new Set<(news: News) => void>();
  return {
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(news) {
      for (const listener of [...listeners]) listener(news);
    },
    clear: () => listeners.clear(),
  };
}
