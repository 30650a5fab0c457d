import type { Change } from '@dayloom/data';
import { keyAt } from '@dayloom/data-local';
import type { OutboxEntry } from '../../outbox/outbox.ts';
import type { ServerLog } from './server-log.ts';

const createdIn = (changes: readonly Change[]) => changes.filter(({ type }) => type === 'create').map(keyAt);

/** The changes of sessions as the devices have stored them, before anything is sent. */
export class SessionLog {
  readonly #stored = new Map<string, readonly Change[]>();

  note(entries: readonly OutboxEntry[]) {
    for (const { id, changes } of entries) this.#stored.set(id, changes);
  }

  /** The changes that the server accepted, in its order, as the devices made them. */
  accepted(log: ServerLog): readonly Change[] {
    return log.batches().flatMap(({ ids, changes }) => {
      const stored = ids.flatMap((id) => this.#stored.get(id) ?? []);
      // A retry creates what is gone for good, and the entries of a large commit have ids of their own.
      return createdIn(changes).every((key) => createdIn(stored).includes(key)) && stored.length > 0
        ? stored
        : changes;
    });
  }
}
