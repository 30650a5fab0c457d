/** Sent by an idle page to the worker: store the live release on this device. */
export const keepMessage = { type: 'dayloom-keep' } as const;

export const isKeepMessage = (value: unknown): boolean =>
  (value as { readonly type?: unknown } | null)?.type === keepMessage.type;

/** The worker's answer, sent to the message's port. */
export type KeepAnswer =
  { readonly outcome: 'kept' } | { readonly outcome: 'failed' | 'no room'; readonly reason: string };

/** Name of the Web Lock under which the worker stores a release. */
export const keepLock = keepMessage.type;

/** Prefix of the name of an open page's Web Lock, followed by the folders that the page loads from. */
export const pageLocks = 'dayloom-page:';
