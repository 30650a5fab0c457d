/** Tells this tab and the others that something happened to a database; carries no content. */
export interface Signal {
  tell(): void;
  listen(listener: () => void): () => void;
  close(): void;
}

export function signal(name: string): Signal {
  const listeners = new Set<() => void>();
  const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const hear = () => {
    for (const listener of [...listeners]) listener();
  };
  otherTabs?.addEventListener('message', hear);
  return {
    tell() {
      hear();
      otherTabs?.postMessage('');
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      listeners.clear();
      otherTabs?.removeEventListener('message', hear);
      otherTabs?.close();
    },
  };
}
