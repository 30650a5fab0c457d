import { type Change, patch } from '@dayloom/data';
import {
  type ClockKind,
  type ClockRun,
  clockState,
  durationText,
  type Instant,
  parallelRuns,
  shownRun,
  timerHistory,
} from '@dayloom/domain';
import { phaseOf, resetChanges } from './clock-changes.ts';
import { clockNames } from './sentences.ts';

/** A saved session; its id is that of its run. */
export interface SavedSession {
  readonly id: string;
  /** Whole seconds. */
  readonly duration: number;
  readonly endedAt: Instant;
  readonly loweredFrom?: number;
}

export interface Reconciliation {
  readonly changes: readonly Change[];
  /** Messages for the user. */
  readonly sentences: readonly string[];
}

const isEnded = ({ phase }: ClockRun) => phase === 'stopped' || phase === 'finished';

/** Ends a run at the end of a session that another device has saved; an earlier pause counts as its stop. */
function endChange(run: ClockRun, { duration, endedAt }: SavedSession): Change {
  const elapsed = duration * 1000;
  if (run.phase === 'paused' && run.elapsed < elapsed) return phaseOf(run, 'stopped', run.since, run.elapsed);
  const isFull = run.target !== undefined && duration >= run.target;
  return phaseOf(run, isFull ? 'finished' : 'stopped', endedAt, elapsed);
}

/** Shortens a session that ended after its run was stopped, when another device learned of the stop later. */
function loweringChange(run: ClockRun, { id, duration, loweredFrom }: SavedSession): Change[] {
  const seconds = Math.floor(run.elapsed / 1000);
  const isLonger = seconds > 0 && loweredFrom === undefined && duration > seconds;
  return isLonger && run.kind !== 'meditation'
    ? [patch(timerHistory, id, { duration: seconds, loweredFrom: duration })]
    : [];
}

/** Reconciles changes to the same clocks by offline devices, or by two tabs at the same moment. */
export class RunReconciler {
  /** The earliest end of each run known to this page; later ends are ignored. */
  readonly #ends = new Map<string, ClockRun>();
  /** The shortest known duration of each session, in seconds. */
  readonly #shortest = new Map<string, number>();
  /** Sessions that have become shorter and are not reported yet. */
  readonly #shorter = new Set<string>();
  readonly #reportedParallel = new Set<string>();

  /** Call with every response: the end of a run may be replaced by a later one before it is reconciled. */
  seeRuns(runs: readonly ClockRun[]) {
    for (const run of runs) {
      const earliest = this.#ends.get(run.id);
      if (!isEnded(run)) this.#ends.delete(run.id);
      else if (!earliest || run.elapsed <= earliest.elapsed) this.#ends.set(run.id, run);
    }
  }

  /** Call with every response: a saved session may be replaced before it is reconciled. */
  seeSessions(sessions: readonly SavedSession[]) {
    for (const { id, duration } of sessions) {
      const shortest = this.#shortest.get(id) ?? duration;
      if (duration < shortest) this.#shorter.add(id);
      this.#shortest.set(id, Math.min(shortest, duration));
    }
  }

  reconcile(
    runs: readonly ClockRun[],
    sessions: ReadonlyMap<string, SavedSession>,
    now: Date,
  ): Reconciliation {
    const going = runs.filter((run) => !sessions.has(run.id) && clockState(run, now).phase === 'running');
    const parallel = [...new Set(going.map(({ kind }) => kind))].flatMap((kind) => {
      const shown = shownRun(going, kind);
      return shown ? parallelRuns(going, shown) : [];
    });
    return {
      changes: [
        ...parallel.flatMap((run) => resetChanges(run, now)),
        ...runs.flatMap((run) => this.#endOf(run, sessions.get(run.id))),
      ],
      sentences: [...this.#reportParallel(parallel), ...this.#reportShorter(runs, sessions)],
    };
  }

  #endOf(run: ClockRun, session: SavedSession | undefined): Change[] {
    if (!isEnded(run)) return session ? [endChange(run, session)] : [];
    const earliest = this.#ends.get(run.id);
    if (earliest && earliest.elapsed < run.elapsed)
      return [phaseOf(run, earliest.phase, earliest.since, earliest.elapsed)];
    return session ? loweringChange(run, session) : [];
  }

  #reportParallel(parallel: readonly ClockRun[]): string[] {
    const kinds = new Set(
      parallel.filter(({ id }) => !this.#reportedParallel.has(id)).map(({ kind }) => kind),
    );
    for (const { id } of parallel) this.#reportedParallel.add(id);
    return [...kinds].map(
      (kind: ClockKind) => `The ${clockNames[kind]} was started twice: the one started earlier goes on.`,
    );
  }

  #reportShorter(runs: readonly ClockRun[], sessions: ReadonlyMap<string, SavedSession>): string[] {
    return runs.flatMap(({ id, kind }) => {
      const duration = sessions.get(id)?.duration;
      if (duration === undefined || !this.#shorter.delete(id)) return [];
      return [`The ${clockNames[kind]} had been stopped earlier: ${durationText(duration)} counts.`];
    });
  }
}
