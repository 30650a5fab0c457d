import type { StoredFields } from '@dayloom/data';
import type { RecordRef } from '@dayloom/data-local';
import { type CollectionName, collectionOf } from '@dayloom/domain';
import type { Checkpoint, Mark, RemoteChange, RemoteRecord, Stamp } from '../protocol/remote.ts';

/** A document as the server stores it. */
export interface MemoryDocument {
  readonly fields: StoredFields;
  readonly stamp: Stamp;
  readonly deletedAt?: Stamp;
  readonly deletedWith?: string;
  /** Only an empty document is left. */
  readonly isPurged?: true;
}

export const recordOf = (id: string, document: MemoryDocument): RemoteRecord => ({ id, ...document });

/** Unique server stamps from a clock that a test controls. */
export function stampsOf(now: () => number): () => Stamp {
  let last = 0;
  let within = 0;
  return () => {
    const at = Math.max(now(), last);
    within = at === last ? within + 1 : 0;
    last = at;
    return new Date(at).toISOString().slice(0, -1) + String(within).padStart(6, '0') + 'Z';
  };
}

export const isAfter = (record: Checkpoint, { stamp, id }: Checkpoint) =>
  record.stamp > stamp || (record.stamp === stamp && record.id > id);

/** All documents of a server, and the marks of its devices. */
export class MemoryDocuments {
  readonly #documents = new Map<CollectionName, Map<string, MemoryDocument>>();
  readonly marks = new Map<string, Mark>();
  /** By user and `keyAt`, oldest first. */
  readonly histories = new Map<string, readonly RemoteChange[]>();

  of(collection: CollectionName): Map<string, MemoryDocument> {
    const known = this.#documents.get(collection) ?? new Map<string, MemoryDocument>();
    this.#documents.set(collection, known);
    return known;
  }
  /** A purged document counts as undefined. */
  at({ collection, id }: RecordRef): MemoryDocument | undefined {
    const document = this.of(collection).get(id);
    return document?.isPurged ? undefined : document;
  }
  /** Empties a document but keeps it, so that others learn of the purge. */
  empty(ref: RecordRef, stamp: Stamp) {
    const document = this.at(ref);
    const userId = document?.fields['userId'];
    if (document)
      this.put(ref, {
        fields: userId === undefined ? {} : { userId },
        stamp,
        deletedAt: document.deletedAt ?? stamp,
        isPurged: true,
      });
  }
  put({ collection, id }: RecordRef, document: MemoryDocument | undefined) {
    if (document) this.of(collection).set(id, document);
    else this.of(collection).delete(id);
  }

  /** Records of one user, sorted by stamp. */
  owned(collection: CollectionName, user: string): RemoteRecord[] {
    const isOwn = ([id, { fields }]: [string, MemoryDocument]) =>
      collectionOf(collection).owner === 'id' ? id === user : fields['userId'] === user;
    return [...this.of(collection)]
      .filter(isOwn)
      .map(([id, document]) => recordOf(id, document))
      .toSorted((a, b) => (isAfter(a, b) ? 1 : -1));
  }
}
