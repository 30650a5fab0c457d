import type { RecordRef } from '@dayloom/data-local';
import type { CollectionName, UserId } from '@dayloom/domain';
import {
  type Checkpoint,
  type RemoteListener,
  RemoteError,
  type RemoteErrorCode,
  type RemoteChanges,
} from '../protocol/remote.ts';
import { isAfter, type MemoryDocuments } from './memory-documents.ts';

interface ListenRequest {
  readonly user: UserId;
  readonly collection: CollectionName;
  readonly after: Checkpoint | undefined;
  /** Delivers changes to the client. */
  readonly deliver: (notify: () => void) => void;
  readonly listener: RemoteListener;
}

interface Listening extends ListenRequest {
  /** Ids reported so far: only these can be reported as gone. */
  readonly reported: Set<string>;
  /** Changes that came before the first answer was reported. */
  early: (() => void)[];
  phase: 'asked' | 'answered' | 'reported';
  readonly missed: Set<string>;
}

/** The listeners of a server in memory. */
export class MemoryListenings {
  /** Listeners of these collections fail with this code. */
  readonly failing = new Map<CollectionName, RemoteErrorCode>();
  readonly #documents: MemoryDocuments;
  readonly #billed: (documents: number) => void;
  readonly #open = new Set<Listening>();
  #queued: (() => void)[] | undefined;
  #isUp = true;

  constructor(documents: MemoryDocuments, billed: (documents: number) => void) {
    this.#documents = documents;
    this.#billed = billed;
  }

  /** @returns a function that removes the listener */
  add(request: ListenRequest): () => void {
    const one: Listening = { ...request, reported: new Set(), early: [], phase: 'asked', missed: new Set() };
    this.#open.add(one);
    request.deliver(() => this.#answer(one));
    return () => void this.#open.delete(one);
  }

  /** While the server is down, listeners receive nothing. Afterwards they receive what they missed. */
  setUp(isUp: boolean) {
    if (this.#isUp === isUp) return;
    this.#isUp = isUp;
    for (const one of this.#open) {
      if (!isUp) {
        one.deliver(() => this.#notifyAway(one));
        continue;
      }
      const missed = [...one.missed];
      one.missed.clear();
      if (one.phase === 'asked') one.deliver(() => this.#answer(one));
      else this.#notify(one, missed, true);
    }
  }

  #notifyAway(one: Listening) {
    if (!this.#isUp && one.phase === 'reported' && this.#open.has(one)) one.listener.away();
  }

  /** Queues changes while stalled, and then delivers them in order. */
  setStalled(isStalled: boolean) {
    const queued = this.#queued;
    this.#queued = isStalled ? (queued ?? []) : undefined;
    if (!isStalled) for (const notify of queued ?? []) notify();
  }

  notifyAll(refs: readonly RecordRef[]) {
    for (const one of this.#open) {
      const ids = refs.filter(({ collection }) => collection === one.collection).map(({ id }) => id);
      if (ids.length > 0 && one.phase !== 'asked') this.#notify(one, ids);
    }
  }

  /** Reads the current records and reports them a little later. */
  #answer(one: Listening) {
    if (!this.#isUp || !this.#open.has(one)) return;
    const code = this.failing.get(one.collection);
    if (code) {
      this.#open.delete(one);
      return one.listener.fail(new RemoteError(code, 'As the test asked'));
    }
    one.phase = 'answered';
    const news = this.#newsFor(one, undefined);
    this.#send(one, () => {
      one.phase = 'reported';
      one.listener.next(news);
      for (const notify of one.early.splice(0)) notify();
    });
  }

  #notify(one: Listening, ids: readonly string[], isBack = false) {
    if (!this.#isUp) {
      for (const id of ids) one.missed.add(id);
      return;
    }
    const news = this.#newsFor(one, new Set(ids));
    if (!isBack && news.records.length + news.gone.length === 0) return;
    this.#send(one, () => {
      if (one.phase === 'reported') one.listener.next(news);
      else one.early.push(() => one.listener.next(news));
    });
  }

  #send(one: Listening, notify: () => void) {
    const notifyIfOpen = () => {
      if (this.#open.has(one)) notify();
    };
    one.deliver(() => {
      if (this.#queued) this.#queued.push(notifyIfOpen);
      else notifyIfOpen();
    });
  }

  #newsFor(one: Listening, named: ReadonlySet<string> | undefined): RemoteChanges {
    const records = this.#documents
      .owned(one.collection, one.user)
      .filter((record) => (!one.after || isAfter(record, one.after)) && (!named || named.has(record.id)));
    const present = new Set(records.map(({ id }) => id));
    const gone = [...(named ?? [])].filter((id) => one.reported.has(id) && !present.has(id));
    for (const id of present) one.reported.add(id);
    for (const id of gone) one.reported.delete(id);
    this.#billed(records.length);
    return { records, gone };
  }
}
