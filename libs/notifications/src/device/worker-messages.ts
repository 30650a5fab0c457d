/** Sent by the worker to all open tabs: the ledger has changed. */
export interface LedgerChanged {
  readonly type: 'dayloom-notifications-changed';
}
/** Sent by the worker to one open tab, which answers on the message's port. */
export interface OpenAddress {
  readonly type: 'dayloom-open';
  readonly to: string;
}
export type WorkerMessage = LedgerChanged | OpenAddress;

export const isWorkerMessage = (value: unknown): value is WorkerMessage => {
  const type = (value as { readonly type?: unknown } | null)?.type;
  return type === 'dayloom-notifications-changed' || type === 'dayloom-open';
};
