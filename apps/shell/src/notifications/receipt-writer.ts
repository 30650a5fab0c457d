import { type Change, create, patch, receiptsSince, remove, type Store } from '@dayloom/data';
import type { NotificationContent } from '@dayloom/data-local/device-ledger';
import { type DeviceKind, type Instant, type Receipt, receipts, type UserId } from '@dayloom/domain';
import { firstOf, membersOf, tellsOfMany } from './due-group.ts';

/** What became of a moment on this device. */
export type Outcome = Partial<
  Pick<Receipt, 'shownAt' | 'seenAt' | 'snoozedUntil' | 'readAt' | 'reason' | 'body'>
>;

/** Moments, each with what became of it. */
export type Outcomes = readonly (readonly [NotificationContent, Outcome])[];

interface Device {
  readonly user: UserId;
  readonly device: string;
  readonly deviceKind: DeviceKind;
}

/** What is put off, or shown after all, is not missed any more. */
const clearOf = ({ reason, shownAt, snoozedUntil }: Outcome): { readonly clear?: readonly 'reason'[] } =>
  reason === undefined && (shownAt ?? snoozedUntil) !== undefined ? { clear: ['reason'] } : {};

/** Few enough for one transaction of any backend. */
const mostAtOnce = 200;

/** Writes what this device has to say of moments; of what happened on another device that one writes. */
export class ReceiptWriter {
  readonly #store: Pick<Store, 'commit' | 'get'>;
  readonly #device: Device;

  constructor(store: Pick<Store, 'commit' | 'get'>, device: Device) {
    this.#store = store;
    this.#device = device;
  }

  /** @throws StoreError */
  async write(outcomes: Outcomes): Promise<void> {
    const [oldest] = outcomes.map(([{ at }]) => at).toSorted();
    if (oldest === undefined) return;
    const { records } = await this.#store.get(receiptsSince(this.#device.user, oldest));
    const known = new Set(records.map(({ id }) => id));
    await this.#commit(outcomes.map(([content, outcome]) => this.#change(content, outcome, known)));
  }

  /** What somebody did with a notification: with that of many they did it to each. @throws StoreError */
  async note(content: NotificationContent, outcome: Outcome): Promise<void> {
    // That notifications get through was tried out: nothing was due.
    if (content.kind === 'test') return;
    if (!tellsOfMany(content)) return this.write([[content, outcome]]);
    const { user, device } = this.#device;
    const { records } = await this.#store.get(receiptsSince(user, firstOf(content)));
    const members = membersOf(content, records, device);
    // That they waited stays true whatever is done with them.
    const done: Outcome = content.kind === 'quiet' ? { reason: 'quiet', ...outcome } : outcome;
    await this.#commit(members.map(({ id }) => patch(receipts, id, done, clearOf(done))));
  }

  /** What any device has written of moments to come that were cancelled. @throws StoreError */
  async cancelledAfter(now: Instant): Promise<readonly Receipt[]> {
    const { records } = await this.#store.get(receiptsSince(this.#device.user, now));
    return records.filter(({ reason, shownAt }) => reason === 'cancelled' && shownAt === undefined);
  }

  /** They are planned again: what this device has written of them is not true any more. @throws StoreError */
  async takeBack(cancelled: readonly Receipt[]): Promise<void> {
    const own = cancelled.filter(({ device }) => device === this.#device.device);
    await this.#commit(own.map(({ id }) => remove(receipts, id)));
  }

  async #commit(changes: readonly Change[]) {
    for (let from = 0; from < changes.length; from += mostAtOnce)
      await this.#store.commit(changes.slice(from, from + mostAtOnce));
  }

  #change(content: NotificationContent, outcome: Outcome, known: ReadonlySet<string>): Change {
    const { user, device, deviceKind } = this.#device;
    const { tag, at, kind, item, title, body, to } = content;
    const id = `${tag}_${device}`;
    if (known.has(id)) return patch(receipts, id, outcome, clearOf(outcome));
    const due = { userId: user, moment: tag, at, kind, item, title, body, to, device, deviceKind };
    return create(receipts, id, { ...due, ...outcome });
  }
}
