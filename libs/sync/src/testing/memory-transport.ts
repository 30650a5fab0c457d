export type Operation = 'pull' | 'listen' | 'get' | 'count' | 'send' | 'mark' | 'history';

/** The connection between one client and the server. */
export interface Transport {
  /** Runs a request on the server and returns its answer. */
  request<T>(operation: Operation, work: () => T): Promise<T>;
  /** Delivers changes to a listener of this client. */
  deliver(notify: () => void): void;
}

/** Loses and delays nothing. */
export const plainTransport: Transport = {
  request: async (_operation, work) => {
    await Promise.resolve();
    return work();
  },
  deliver: (notify) => queueMicrotask(notify),
};
