import { isLiving } from '@dayloom/data';
import { childrenOf } from '@dayloom/domain';
import { keyAt, type RecordRef, type StoredState } from './user-database.ts';

type Written = RecordRef & { readonly state: StoredState | undefined };
type Child = RecordRef & { readonly state: StoredState };

interface Lookup {
  /** The state of a record that was looked up before. */
  known(ref: RecordRef): StoredState | undefined;
  /** Children in their collection's own store. */
  livingChildren(parent: RecordRef): Promise<Child[]>;
  /** Children that are deleted, or hidden because their parent is deleted or missing. */
  hiddenChildren(parent: RecordRef): Promise<Child[]>;
}

/** Shows or hides the children of written parents that are not written themselves. */
export class Family {
  readonly #transaction: Lookup;
  readonly #written: ReadonlyMap<string, Written>;

  constructor(transaction: Lookup, written: ReadonlyMap<string, Written>) {
    this.#transaction = transaction;
    this.#written = written;
  }

  /** The state of a record at the end of the transaction. */
  after(ref: RecordRef): StoredState | undefined {
    const written = this.#written.get(keyAt(ref));
    return written ? written.state : this.#transaction.known(ref);
  }

  /** Living children that become visible or hidden with their parent. */
  async moved(): Promise<Written[]> {
    const lists = await Promise.all(
      [...this.#written.values()].map(async (parent) => {
        if (childrenOf(parent.collection).length === 0) return [];
        const lived = isLiving(this.#transaction.known(parent));
        const lives = isLiving(parent.state);
        if (lived === lives) return [];
        const children = lives
          ? await this.#transaction.hiddenChildren(parent)
          : await this.#transaction.livingChildren(parent);
        return children.filter((child) => isLiving(child.state) && !this.#written.has(keyAt(child)));
      }),
    );
    return lists.flat();
  }
}
