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

/** A session under the id of its run. */
export interface SavedSession {
  readonly id: string;
  /** Whole seconds. */
  readonly duration: number;
  readonly endedAt: Instant;
  readonly loweredFrom?: number;
}

export interface Settlement {
  readonly changes: readonly Change[];
  /** What is told. */
  readonly sentences: readonly string[];
}

const isEnded = ({ phase }: ClockRun) => phase === 'stopped' || phase === 'finished';

/** The run as a session that another device has saved ends it; a pause before that counts as its stop. */
function endChange(run: ClockRun, { duration, endedAt }: SavedSession): Change {
  const elapsed = duration * 1000;
  if (run.phase === 'paused' && run.elapsed < elapsed) return phaseOf(run, 'stopped', run.since, run.elapsed);
  const isFull = run.target !== undefined && duration >= run.target;
  return phaseOf(run, isFull ? 'finished' : 'stopped', endedAt, elapsed);
}

/** A session that lasted longer than until the stop of its run, which another device learned of later, is lowered to that. */
function loweringChange(run: ClockRun, { id, duration, loweredFrom }: SavedSession): Change[] {
  const seconds = Math.floor(run.elapsed / 1000);
  const isLonger = seconds > 0 && loweredFrom === undefined && duration > seconds;
  return isLonger && run.kind !== 'meditation'
    ? [patch(timerHistory, id, { duration: seconds, loweredFrom: duration })]
    : [];
}

/** What devices that were apart, or two tabs at the same moment, have done to the same clocks. */
export class RunSettler {
  /** The earliest end of each run that this page has seen: one that arrives later does not count. */
  readonly #ends = new Map<string, ClockRun>();
  /** The shortest that each session was, in seconds. */
  readonly #shortest = new Map<string, number>();
  /** Those that have become shorter, and are to be told of. */
  readonly #shorter = new Set<string>();
  readonly #besides = new Set<string>();

  /** Reads each answer as it arrives: the end of a run may be replaced by a later one before it is settled. */
  seeRuns(runs: readonly ClockRun[]) {
    for (const run of runs) {
      const earliest = this.#ends.get(run.id);
      if (!isEnded(run)) this.#ends.delete(run.id);
      else if (!earliest || run.elapsed <= earliest.elapsed) this.#ends.set(run.id, run);
    }
  }

  /** Reads each answer as it arrives: what a device has saved may be replaced before it is settled. */
  seeSessions(sessions: readonly SavedSession[]) {
    for (const { id, duration } of sessions) {
      const shortest = this.#shortest.get(id) ?? duration;
      if (duration < shortest) this.#shorter.add(id);
      this.#shortest.set(id, Math.min(shortest, duration));
    }
  }

  settle(runs: readonly ClockRun[], sessions: ReadonlyMap<string, SavedSession>, now: Date): Settlement {
    const going = runs.filter((run) => !sessions.has(run.id) && clockState(run, now).phase === 'running');
    const beside = [...new Set(going.map(({ kind }) => kind))].flatMap((kind) => {
      const shown = shownRun(going, kind);
      return shown ? parallelRuns(going, shown) : [];
    });
    return {
      changes: [
        ...beside.flatMap((run) => resetChanges(run, now)),
        ...runs.flatMap((run) => this.#endOf(run, sessions.get(run.id))),
      ],
      sentences: [...this.#tellBeside(beside), ...this.#tellShorter(runs, sessions)],
    };
  }

  #endOf(run: ClockRun, session: SavedSession | undefined): Change[] {
    if (!isEnded(run)) return session ? [endChange(run, session)] : [];
    const earliest = this.#ends.get(run.id);
    if (earliest && earliest.elapsed < run.elapsed)
      return [phaseOf(run, earliest.phase, earliest.since, earliest.elapsed)];
    return session ? loweringChange(run, session) : [];
  }

  #tellBeside(beside: readonly ClockRun[]): string[] {
    const kinds = new Set(beside.filter(({ id }) => !this.#besides.has(id)).map(({ kind }) => kind));
    for (const { id } of beside) this.#besides.add(id);
    return [...kinds].map(
      (kind: ClockKind) => `The ${clockNames[kind]} was started twice: the one started earlier goes on.`,
    );
  }

  #tellShorter(runs: readonly ClockRun[], sessions: ReadonlyMap<string, SavedSession>): string[] {
    return runs.flatMap(({ id, kind }) => {
      const duration = sessions.get(id)?.duration;
      if (duration === undefined || !this.#shorter.delete(id)) return [];
      return [
        `The ${clockNames[kind]} had been stopped earlier on another device: ${durationText(duration)} counts.`,
      ];
    });
  }
}
