import type { RecordRef } from '@dayloom/data-local';
import type { CollectionName, UserId } from '@dayloom/domain';
import {
  type Checkpoint,
  type RemoteListener,
  RemoteError,
  type RemoteErrorCode,
  type RemoteChanges,
} from '../remote.ts';
import { isAfter, type MemoryDocuments } from './memory-documents.ts';

interface Asked {
  readonly user: UserId;
  readonly collection: CollectionName;
  readonly after: Checkpoint | undefined;
  /** Brings news to the client. */
  readonly deliver: (tell: () => void) => void;
  readonly listener: RemoteListener;
}

interface Listening extends Asked {
  /** Ids told so far: only of these can one be gone. */
  readonly told: Set<string>;
  /** News that came before the first answer was told. */
  early: (() => void)[];
  phase: 'asked' | 'answered' | 'told';
  readonly missed: Set<string>;
}

/** Who listens to a server in memory, and what they are told. */
export class MemoryListenings {
  /** Listenings of these collections are refused with this. */
  readonly failing = new Map<CollectionName, RemoteErrorCode>();
  readonly #documents: MemoryDocuments;
  readonly #billed: (documents: number) => void;
  readonly #open = new Set<Listening>();
  #heldBack: (() => void)[] | undefined;
  #isUp = true;

  constructor(documents: MemoryDocuments, billed: (documents: number) => void) {
    this.#documents = documents;
    this.#billed = billed;
  }

  /** @returns what ends it */
  add(asked: Asked): () => void {
    const one: Listening = { ...asked, told: new Set(), early: [], phase: 'asked', missed: new Set() };
    this.#open.add(one);
    asked.deliver(() => this.#answer(one));
    return () => void this.#open.delete(one);
  }

  /** Nobody is told anything while the server is down, and everybody what was missed once it is there again. */
  setUp(isUp: boolean) {
    if (this.#isUp === isUp) return;
    this.#isUp = isUp;
    for (const one of this.#open) {
      if (!isUp) {
        one.deliver(() => this.#tellAway(one));
        continue;
      }
      const missed = [...one.missed];
      one.missed.clear();
      if (one.phase === 'asked') one.deliver(() => this.#answer(one));
      else this.#tell(one, missed, true);
    }
  }

  #tellAway(one: Listening) {
    if (!this.#isUp && one.phase === 'told' && this.#open.has(one)) one.listener.away();
  }

  /** Keeps news back, and lets them go again in their order. */
  setStalled(isStalled: boolean) {
    const held = this.#heldBack;
    this.#heldBack = isStalled ? (held ?? []) : undefined;
    if (!isStalled) for (const tell of held ?? []) tell();
  }

  tellAll(refs: readonly RecordRef[]) {
    for (const one of this.#open) {
      const ids = refs.filter(({ collection }) => collection === one.collection).map(({ id }) => id);
      if (ids.length > 0 && one.phase !== 'asked') this.#tell(one, ids);
    }
  }

  /** Sees what there is at this moment, and tells it a little later. */
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
      one.phase = 'told';
      one.listener.next(news);
      for (const tell of one.early.splice(0)) tell();
    });
  }

  #tell(one: Listening, ids: readonly string[], isBack = false) {
    if (!this.#isUp) {
      for (const id of ids) one.missed.add(id);
      return;
    }
    const news = this.#newsFor(one, new Set(ids));
    if (!isBack && news.records.length + news.gone.length === 0) return;
    this.#send(one, () => {
      if (one.phase === 'told') one.listener.next(news);
      else one.early.push(() => one.listener.next(news));
    });
  }

  #send(one: Listening, tell: () => void) {
    const tellIfOpen = () => {
      if (this.#open.has(one)) tell();
    };
    one.deliver(() => {
      if (this.#heldBack) this.#heldBack.push(tellIfOpen);
      else tellIfOpen();
    });
  }

  #newsFor(one: Listening, named: ReadonlySet<string> | undefined): RemoteChanges {
    const records = this.#documents
      .owned(one.collection, one.user)
      .filter((record) => (!one.after || isAfter(record, one.after)) && (!named || named.has(record.id)));
    const present = new Set(records.map(({ id }) => id));
    const gone = [...(named ?? [])].filter((id) => one.told.has(id) && !present.has(id));
    for (const id of present) one.told.add(id);
    for (const id of gone) one.told.delete(id);
    this.#billed(records.length);
    return { records, gone };
  }
}
