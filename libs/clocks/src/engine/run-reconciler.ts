import { type Change, patch, remove } from '@dayloom/data';
import {
  type ClockKind,
  type ClockRun,
  clockState,
  durationText,
  type Instant,
  parallelRuns,
  shownRun,
} from '@dayloom/domain';
import { type EndedRun, overlapOf } from '@dayloom/domain/clocks';
import { isOver, phaseOf, resetChanges } from './clock-changes.ts';
import { clockNames, overlapSentences } from './sentences.ts';

/** A saved session; its id is that of its run. */
export interface SavedSession {
  readonly id: string;
  /** Whole seconds. */
  readonly duration: number;
  readonly endedAt: Instant;
  readonly loweredFrom?: number;
  /** When the user corrected the length, which counts from then on whatever the run comes to. */
  readonly editedAt?: Instant;
}

export interface Reconciliation {
  readonly changes: readonly Change[];
  /** Messages for the user. */
  readonly sentences: readonly string[];
}

const wholeSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

const hasTime = (run: ClockRun) => run.elapsed > 0 || !isOver(run);

/**
 * The whole seconds that the run of a session had. What the session was lowered by stays in the time of the run: another
 * run may have counted it. A length that the user has set is no more than an estimate.
 */
function secondsOf({ target = Infinity, createdAt }: ClockRun, session: SavedSession): number {
  const { duration, loweredFrom = duration, editedAt, endedAt } = session;
  if (editedAt === undefined) return loweredFrom;
  const passed = wholeSeconds(Date.parse(endedAt) - Date.parse(createdAt));
  return Math.max(1, Math.min(loweredFrom, target, passed));
}

/** Ends a run at the end of a session that another device has saved; an earlier pause counts as its stop. */
function endChange(run: ClockRun, session: SavedSession): Change {
  const { endedAt } = session;
  const seconds = secondsOf(run, session);
  const elapsed = seconds * 1000;
  if (run.phase === 'paused' && run.elapsed < elapsed) return phaseOf(run, 'stopped', run.since, run.elapsed);
  const isFull = run.target !== undefined && seconds >= run.target;
  return phaseOf(run, isFull ? 'finished' : 'stopped', endedAt, elapsed);
}

/** The run as far as it counts: a reset after its end does not move the end. */
const endedRun = (run: ClockRun, { endedAt }: SavedSession): EndedRun => ({
  ...run,
  endedAt: run.since < endedAt ? run.since : endedAt,
});

/**
 * Shortens a session to what counts of its run: another device may have stopped the run earlier, or have counted a part
 * of that time already. If nothing is left the session is deleted, and its run has no time from then on, so that the
 * user can restore it. A meditation is not shortened for another one, and what the user has corrected stays.
 */
function countingChanges(run: ClockRun, session: SavedSession, overlap: number): Change[] {
  const { id, duration, loweredFrom = duration, editedAt } = session;
  if (editedAt !== undefined) return [];
  const isMeditation = run.kind === 'meditation';
  const collection = isMeditation ? 'meditationSessions' : 'timerHistory';
  const left = wholeSeconds(run.elapsed - overlap);
  if (left === 0 && run.elapsed > 0 && (overlap > 0 || !isMeditation))
    return [remove(collection, id), phaseOf(run, 'stopped', run.since, 0)];
  const counted = isMeditation ? wholeSeconds(run.elapsed) : left;
  return counted > 0 && counted < duration ? [patch(collection, id, { duration: counted, loweredFrom })] : [];
}

/** Reconciles changes to the same clocks by offline devices, or by two tabs at the same moment. */
export class RunReconciler {
  /** The earliest end of each run known to this page; later ends are ignored. */
  readonly #ends = new Map<string, ClockRun>();
  /** The shortest known duration of each session, in seconds. */
  readonly #shortest = new Map<string, number>();
  /** Sessions that have become shorter; whether that is reported. */
  readonly #shorter = new Map<string, boolean>();
  /** Runs that had time. Without it one whose session is gone lay within an earlier one. */
  readonly #timed = new Set<string>();
  /** Sessions seen before their runs had no time, that is, before the user restored them. */
  readonly #seen = new Set<string>();
  readonly #reportedParallel = new Set<string>();

  /** Call with every response: the end of a run may be replaced by a later one before it is reconciled. */
  seeRuns(runs: readonly ClockRun[]) {
    for (const run of runs) {
      const earliest = this.#ends.get(run.id);
      if (hasTime(run)) this.#timed.add(run.id);
      if (!isOver(run)) this.#ends.delete(run.id);
      else if (!earliest || run.elapsed <= earliest.elapsed) this.#ends.set(run.id, run);
    }
  }

  /** Call with every response: a saved session may be replaced before it is reconciled. */
  seeSessions(sessions: readonly SavedSession[]) {
    for (const { id, duration, editedAt } of sessions) {
      const shortest = this.#shortest.get(id) ?? duration;
      if (editedAt !== undefined) this.#shorter.set(id, true);
      else if (duration < shortest && !this.#shorter.has(id)) this.#shorter.set(id, false);
      this.#shortest.set(id, Math.min(shortest, duration));
      if (this.#ends.get(id)?.elapsed !== 0) this.#seen.add(id);
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
    const ended = runs.flatMap((run) => {
      const session = sessions.get(run.id);
      return session && isOver(run) ? [endedRun(this.#earliest(run), session)] : [];
    });
    return {
      changes: [
        ...parallel.flatMap((run) => resetChanges(run, now)),
        ...runs.flatMap((run) => this.#endOf(run, sessions.get(run.id), ended)),
      ],
      sentences: [
        ...this.#reportParallel(parallel),
        ...runs.flatMap((run) => this.#reportSession(run, sessions.get(run.id), ended)),
      ],
    };
  }

  /** The earliest known end of an ended run. That of a deleted session counts only while the session is deleted. */
  #earliest(run: ClockRun, isDeleted = false): ClockRun {
    const known = this.#ends.get(run.id);
    return known && known.elapsed < run.elapsed && (known.elapsed > 0 || isDeleted) ? known : run;
  }

  #endOf(run: ClockRun, session: SavedSession | undefined, ended: readonly EndedRun[]): Change[] {
    if (!isOver(run)) return session ? [endChange(run, session)] : [];
    const end = this.#earliest(run, !session);
    if (end !== run) return [phaseOf(run, end.phase, end.since, end.elapsed)];
    return session ? countingChanges(run, session, overlapOf(endedRun(run, session), ended)) : [];
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

  #reportSession(
    run: ClockRun,
    session: SavedSession | undefined,
    ended: readonly EndedRun[],
  ): readonly string[] {
    const { id, kind, elapsed } = run;
    if (!session) {
      const isDeleted = !hasTime(run) && this.#timed.has(id) && this.#seen.delete(id);
      return isDeleted ? [overlapSentences.deleted(kind)] : [];
    }
    if (this.#shorter.get(id) !== false) return [];
    const left = durationText(session.duration);
    const wasStopped = !isOver(run) || wholeSeconds(elapsed) <= session.duration;
    // Its runs may arrive later than the session.
    if (!wasStopped && overlapOf(endedRun(run, session), ended) === 0) return [];
    this.#shorter.set(id, true);
    return [
      wasStopped
        ? `The ${clockNames[kind]} had been stopped earlier: ${left} counts.`
        : overlapSentences.lowered(kind, left),
    ];
  }
}
