import type { Change } from '@dayloom/data';
import { keyAt } from '@dayloom/data-local';
import type { UserId } from '@dayloom/domain';
import type { Batch, Stamp } from '../../remote.ts';
import type { MemoryServer } from '../memory-server.ts';

/** What the server took, in its order, as a check remembers it. */
export class ServerLog {
  readonly #taken = new Map<string, Stamp[]>();
  readonly #changes: Change[] = [];
  readonly #sessions: { readonly stamp: Stamp; readonly total: number }[] = [];
  readonly #givenUp = new Set<string>();
  readonly #purged = new Map<string, Stamp>();

  constructor(server: MemoryServer, user: UserId) {
    const send = server.send.bind(server);
    server.send = (sender, batch, early) => {
      const sent = send(sender, batch, early);
      this.#take(batch, server.documents.marks.get(`${sender}/${batch.device}`)?.stamp ?? '');
      const total = Number(server.stored('meditationStats', user)?.fields['totalSessions'] ?? 0);
      const stamp = server.stored('meditationStats', user)?.stamp;
      if (stamp !== undefined) this.#sessions.push({ stamp, total });
      return sent;
    };
  }

  stampOf(id: string): Stamp | undefined {
    return this.#taken.get(id)?.at(-1);
  }
  doubled(): string[] {
    return [...this.#taken].flatMap(([id, stamps]) => (stamps.length > 1 ? [id] : []));
  }
  changes(): readonly Change[] {
    return this.#changes;
  }
  /** What the server's counter said at a stamp. */
  sessionsAt(stamp: Stamp | undefined): number {
    return this.#sessions.findLast((one) => one.stamp === stamp)?.total ?? 0;
  }
  /** Whether a record was deleted for good at a stamp or after it. */
  isPurgedSince(key: string, stamp: Stamp): boolean {
    return (this.#purged.get(key) ?? '') >= stamp;
  }
  /** A person gave a refused commit up. */
  giveUp(commit: string) {
    this.#givenUp.add(commit);
  }
  isGivenUp(commit: string) {
    return this.#givenUp.has(commit);
  }

  #take({ ids, changes }: Batch, stamp: Stamp) {
    for (const id of ids) this.#taken.set(id, [...(this.#taken.get(id) ?? []), stamp]);
    this.#changes.push(...changes);
    for (const change of changes) if (change.type === 'purge') this.#purged.set(keyAt(change), stamp);
  }
}
