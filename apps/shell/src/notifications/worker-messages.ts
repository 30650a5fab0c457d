/** What the worker tells open tabs: its ledger holds something new. */
export interface LedgerChanged {
  readonly type: 'dayloom-notifications-changed';
}
/** What the worker asks one open tab for; it answers on the message's port. */
export interface OpenAddress {
  readonly type: 'dayloom-open';
  readonly to: string;
}
export type WorkerMessage = LedgerChanged | OpenAddress;

export const isWorkerMessage = (value: unknown): value is WorkerMessage => {
  const type = (value as { readonly type?: unknown } | null)?.type;
  return type === 'dayloom-notifications-changed' || type === 'dayloom-open';
};
