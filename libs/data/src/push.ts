/** Why push does not work on this device; `sentenceOf` has the text for the user. */
export type PushErrorCode =
  /** The browser does not support push, or blocks it for this page. */
  | 'unsupported'
  /** The project has no push key (`push.vapidKey` of `/config.json`). */
  | 'not-set-up'
  /** The user has not allowed notifications, or has revoked the permission. */
  | 'denied'
  /** The push service, or the server that stores the token, cannot be reached: try again later. */
  | 'unreachable'
  | 'unknown';

/** Why a device cannot receive push messages, or unsubscribing failed; check `code`. */
export class PushError extends Error {
  override readonly name = 'PushError';
  readonly code: PushErrorCode;

  constructor(code: PushErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Compares the name, as `isStoreError` does. */
export const isPushError = (error: unknown): error is PushError =>
  error instanceof Error && error.name === 'PushError';

/** The port to the push service, for one user on this device. Every operation rejects with a PushError. */
export interface Push {
  /**
   * Gets this device's push token and saves it in the user's `userTokens`. Can be repeated without registering the
   * device twice. Needs the notification permission and does not ask for it.
   * @param worker the service worker that shows the push messages
   */
  register(worker: ServiceWorkerRegistration): Promise<void>;
  /**
   * Ends push on this device and deletes its saved token. Tokens of other devices stay. If the service cannot be
   * reached, this device still receives nothing more; only the saved token remains.
   */
  unregister(worker: ServiceWorkerRegistration): Promise<void>;
}
