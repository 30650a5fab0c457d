import { childrenOf } from '@dayloom/domain';
import { isLiving } from './rows.ts';
import { type Held, keyAt, type Place } from './user-database.ts';

type Written = Place & { readonly held: Held | undefined };
type Child = Place & { readonly held: Held };

interface Lookup {
  /** What is known of a place that was looked up before. */
  known(place: Place): Held | undefined;
  /** Children that stand in their collection's store. */
  livingChildren(parent: Place): Promise<Child[]>;
  /** Children that are deleted, or hidden because their parent does not live. */
  hiddenChildren(parent: Place): Promise<Child[]>;
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
  after(place: Place): Held | undefined {
    const written = this.#written.get(keyAt(place));
    return written ? written.held : this.#transaction.known(place);
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
