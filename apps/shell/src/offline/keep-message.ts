/** What a page asks of the worker once it is idle: to keep what is live on this device. */
export const keepMessage = { type: 'dayloom-keep' } as const;

export const isKeepMessage = (value: unknown): boolean =>
  (value as { readonly type?: unknown } | null)?.type === keepMessage.type;

/** What the worker answers, through the port that came with the message. */
export type KeepAnswer =
  { readonly outcome: 'kept' } | { readonly outcome: 'failed' | 'no room'; readonly reason: string };

/** The Web Lock that the worker holds while it keeps a release. */
export const keepLock = keepMessage.type;

/** Begins the name of the Web Lock that an open page holds; what follows are the folders that it loads from. */
export const pageLocks = 'dayloom-page:';
