export type Operation = 'pull' | 'listen' | 'get' | 'count' | 'send' | 'mark' | 'history';

/** The way between one client and the server. */
export interface Transport {
  /** Has the server do something, and brings its answer back. */
  request<T>(operation: Operation, work: () => T): Promise<T>;
  /** Brings news to a listening of this client. */
  deliver(tell: () => void): void;
}

/** Neither loses nor delays anything. */
export const plainTransport: Transport = {
  request: async (_operation, work) => {
    await Promise.resolve();
    return work();
  },
  deliver: (tell) => queueMicrotask(tell),
};
