import { type Change, create, patch, receiptsSince, remove, type Store } from '@dayloom/data';
import type { NotificationContent } from '@dayloom/data-local/device-ledger';
import { type DeviceKind, type Instant, type Receipt, receipts, type UserId } from '@dayloom/domain';
import { firstOf, membersOf, isSummary } from './due-group.ts';

/** What happened to a moment on this device. */
export type Outcome = Partial<
  Pick<Receipt, 'shownAt' | 'seenAt' | 'snoozedUntil' | 'readAt' | 'reason' | 'body'>
>;

/** Moments with their outcomes. */
export type Outcomes = readonly (readonly [NotificationContent, Outcome])[];

interface Device {
  readonly user: UserId;
  readonly device: string;
  readonly deviceKind: DeviceKind;
}

/** A moment that is snoozed or shown after all is no longer missed. */
const clearOf = ({ reason, shownAt, snoozedUntil }: Outcome): { readonly clear?: readonly 'reason'[] } =>
  reason === undefined && (shownAt ?? snoozedUntil) !== undefined ? { clear: ['reason'] } : {};

/** Fits into one transaction of any backend. */
const batchSize = 200;

/** Writes this device's receipts. Each device writes only its own. */
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

  /** Records what the user did with a notification; for a group, on each member. @throws StoreError */
  async note(content: NotificationContent, outcome: Outcome): Promise<void> {
    // A test notification has no due moment.
    if (content.kind === 'test') return;
    if (!isSummary(content)) return this.write([[content, outcome]]);
    const { user, device } = this.#device;
    const { records } = await this.#store.get(receiptsSince(user, firstOf(content)));
    const members = membersOf(content, records, device);
    // Moments that waited for the end of quiet hours keep that reason.
    const changes: Outcome = content.kind === 'quiet' ? { reason: 'quiet', ...outcome } : outcome;
    await this.#commit(members.map(({ id }) => patch(receipts, id, changes, clearOf(changes))));
  }

  /** Receipts of any device for cancelled moments after `now`. @throws StoreError */
  async cancelledAfter(now: Instant): Promise<readonly Receipt[]> {
    const { records } = await this.#store.get(receiptsSince(this.#device.user, now));
    return records.filter(({ reason, shownAt }) => reason === 'cancelled' && shownAt === undefined);
  }

  /** Deletes this device's receipts of cancelled moments that are planned again. @throws StoreError */
  async deleteOwn(cancelled: readonly Receipt[]): Promise<void> {
    const own = cancelled.filter(({ device }) => device === this.#device.device);
    await this.#commit(own.map(({ id }) => remove(receipts, id)));
  }

  async #commit(changes: readonly Change[]) {
    for (let from = 0; from < changes.length; from += batchSize)
      await this.#store.commit(changes.slice(from, from + batchSize));
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
