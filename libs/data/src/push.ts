/** Why a device is not reached, as `sentenceOf` puts into words. */
export type PushErrorCode =
  /** This browser has no push, or keeps it from this page. */
  | 'unsupported'
  /** The project has no key for it (`push.vapidKey` of `/config.json`). */
  | 'not-set-up'
  /** The person has not allowed notifications, or has taken that back. */
  | 'denied'
  /** The push service, or where its token is kept, cannot be reached: try again later. */
  | 'unreachable'
  | 'unknown';

/** Why a device can, or can no longer, be reached while no tab is open; told apart by `code`. */
export class PushError extends Error {
  override readonly name = 'PushError';
  readonly code: PushErrorCode;

  constructor(code: PushErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Told by its name, as `isStoreError` does. */
export const isPushError = (error: unknown): error is PushError =>
  error instanceof Error && error.name === 'PushError';

/** The port to the service that reaches this device for one user. Every operation rejects with a PushError. */
export interface Push {
  /**
   * Fetches the token under which a sender reaches this device and saves it with the user, in `userTokens`.
   * May be repeated: the same device stays one. The permission must be there; it is not asked for here.
   * @param worker the service worker that shows what is pushed
   */
  register(worker: ServiceWorkerRegistration): Promise<void>;
  /**
   * Ends it: nothing more reaches this device, and its token is saved no longer. What another device has saved
   * stays. When the service cannot be reached, this device is deaf all the same, and only the saved token remains.
   */
  unregister(worker: ServiceWorkerRegistration): Promise<void>;
}
