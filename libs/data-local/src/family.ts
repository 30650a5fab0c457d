import { childrenOf } from '@dayloom/domain';
import { isLiving } from './rows.ts';
import { type Held, keyAt, type RecordRef } from './user-database.ts';

type Written = RecordRef & { readonly held: Held | undefined };
type Child = RecordRef & { readonly held: Held };

interface Lookup {
  /** What is known of a place that was looked up before. */
  known(ref: RecordRef): Held | undefined;
  /** Children that stand in their collection's store. */
  livingChildren(parent: RecordRef): Promise<Child[]>;
  /** Children that are deleted, or hidden because their parent does not live. */
  hiddenChildren(parent: RecordRef): Promise<Child[]>;
}

/** What the writing of parents does to children that are not written themselves. */
export class Family {
  readonly #transaction: Lookup;
  readonly #written: ReadonlyMap<string, Written>;

  constructor(transaction: Lookup, written: ReadonlyMap<string, Written>) {
    this.#transaction = transaction;
    this.#written = written;
  }

  /** A record as the transaction leaves it. */
  after(ref: RecordRef): Held | undefined {
    const written = this.#written.get(keyAt(ref));
    return written ? written.held : this.#transaction.known(ref);
  }

  /** Living children that appear or disappear because their parent does. */
  async moved(): Promise<Written[]> {
    const lists = await Promise.all(
      [...this.#written.values()].map(async (parent) => {
        if (childrenOf(parent.collection).length === 0) return [];
        const lived = isLiving(this.#transaction.known(parent));
        const lives = isLiving(parent.held);
        if (lived === lives) return [];
        const children = lives
          ? await this.#transaction.hiddenChildren(parent)
          : await this.#transaction.livingChildren(parent);
        return children.filter((child) => isLiving(child.held) && !this.#written.has(keyAt(child)));
      }),
    );
    return lists.flat();
  }
}
