import type { Persistence } from 'firebase/auth';

/** What Auth asks of where it keeps a session; the SDK does not export it. */
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
  /** What Auth is initialized with. */
  readonly persistence: Persistence;
  /** Lets Auth have the session that this device keeps, once Auth has started. Never rejects. */
  restore(): Promise<void>;
}

/**
 * Keeps a session through Auth's start. Auth looks its user up then, and drops whom the service has not confirmed, for
 * whatever reason but a lost connection: a 500, or too many requests. So it starts with nobody, and hears of the kept
 * session afterwards, as it hears of one that another tab has begun.
 */
export function keptSession(base: Persistence): KeptSession {
  const storage = new (base as unknown as new () => SessionStorage)();
  const listeners = new Map<string, (value: unknown) => unknown>();
  let isStarting = true;

  // Auth makes an instance of it by itself; it must be a class.
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
          // What cannot be read is nobody's session.
        }
    },
  };
}
