import type { Persistence } from 'firebase/auth';

/** The interface of Auth's session storage, which the SDK does not export. */
interface SessionStorage {
  readonly type: string;
  readonly _shouldAllowMigration?: boolean;
  _isAvailable(): Promise<boolean>;
  _get(key: string): Promise<unknown>;
  _set(key: string, value: unknown): Promise<void>;
  _remove(key: string): Promise<void>;
  _addListener(key: string, listener: (value: unknown) => unknown): void;
  _removeListener(key: string, listener: (value: unknown) => unknown): void;
}

export interface KeptSession {
  /** Pass this to Auth. */
  readonly persistence: Persistence;
  /** Passes the stored session to Auth. Call after Auth has started. Never rejects. */
  restore(): Promise<void>;
}

/**
 * Keeps a session through Auth's start. At its start, Auth looks the user up and signs out on any error except a lost
 * connection, for example a 500 or too many requests. So Auth starts without a user and receives the stored session
 * afterwards, as if another tab had signed in.
 */
export function keptSession(base: Persistence): KeptSession {
  const storage = new (base as unknown as new () => SessionStorage)();
  const listeners = new Map<string, (value: unknown) => unknown>();
  let isStarting = true;

  // A class, because Auth creates the instance.
  class Kept implements SessionStorage {
    static readonly type = 'LOCAL';
    readonly type = storage.type;
    readonly _shouldAllowMigration = storage._shouldAllowMigration ?? false;
    _isAvailable = () => storage._isAvailable();
    _get = async (key: string) => (isStarting ? null : storage._get(key));
    _set = (key: string, value: unknown) => storage._set(key, value);
    _remove = async (key: string) => (isStarting ? undefined : storage._remove(key));
    _addListener = (key: string, listener: (value: unknown) => unknown) => {
      listeners.set(key, listener);
      storage._addListener(key, listener);
    };
    _removeListener = (key: string, listener: (value: unknown) => unknown) => {
      listeners.delete(key);
      storage._removeListener(key, listener);
    };
  }

  return {
    persistence: Kept,
    async restore() {
      isStarting = false;
      for (const [key, listener] of listeners)
        try {
          const value = await storage._get(key);
          if (value) await listener(value);
        } catch {
          // A session that cannot be read is ignored.
        }
    },
  };
}
