import type { Change } from '@dayloom/data';
import { keyAt } from '@dayloom/data-local';
import type { UserId } from '@dayloom/domain';
import type { Batch, Stamp } from '../../protocol/remote.ts';
import type { MemoryServer } from '../memory-server.ts';

/** What the server accepted, in order, for the checks. */
export class ServerLog {
  readonly #accepted = new Map<string, Stamp[]>();
  readonly #batches: Batch[] = [];
  readonly #sessions: { readonly stamp: Stamp; readonly total: number }[] = [];
  readonly #givenUp = new Set<string>();
  readonly #purged = new Map<string, Stamp>();

  constructor(server: MemoryServer, user: UserId) {
    const send = server.send.bind(server);
    server.send = (sender, batch, early) => {
      const sent = send(sender, batch, early);
      this.#accept(batch, server.documents.marks.get(`${sender}/${batch.device}`)?.stamp ?? '');
      const total = Number(server.stored('meditationStats', user)?.fields['totalSessions'] ?? 0);
      const stamp = server.stored('meditationStats', user)?.stamp;
      if (stamp !== undefined) this.#sessions.push({ stamp, total });
      return sent;
    };
  }

  stampOf(id: string): Stamp | undefined {
    return this.#accepted.get(id)?.at(-1);
  }
  doubled(): string[] {
    return [...this.#accepted].flatMap(([id, stamps]) => (stamps.length > 1 ? [id] : []));
  }
  batches(): readonly Batch[] {
    return this.#batches;
  }
  changes(): readonly Change[] {
    return this.#batches.flatMap(({ changes }) => changes);
  }
  /** The server's counter at a stamp. */
  sessionsAt(stamp: Stamp | undefined): number {
    return this.#sessions.findLast((one) => one.stamp === stamp)?.total ?? 0;
  }
  /** Whether a record was purged at or after a stamp. */
  isPurgedSince(key: string, stamp: Stamp): boolean {
    return (this.#purged.get(key) ?? '') >= stamp;
  }
  /** The user has discarded a rejected commit. */
  giveUp(commit: string) {
    this.#givenUp.add(commit);
  }
  isGivenUp(commit: string) {
    return this.#givenUp.has(commit);
  }

  #accept(batch: Batch, stamp: Stamp) {
    const { ids, changes } = batch;
    this.#batches.push(batch);
    for (const id of ids) this.#accepted.set(id, [...(this.#accepted.get(id) ?? []), stamp]);
    for (const change of changes) if (change.type === 'purge') this.#purged.set(keyAt(change), stamp);
  }
}
