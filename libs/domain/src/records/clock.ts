import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { instant, title, userId, wholeNumber } from './fields.ts';

/** What a clock counts for. */
export const clockKinds = ['focus', 'stopwatch', 'meditation'] as const;
export type ClockKind = (typeof clockKinds)[number];

/** `finished` by itself, at its target; `stopped` by a person, by Reset or Stop. */
export const clockPhases = ['running', 'paused', 'finished', 'stopped'] as const;
export type ClockPhase = (typeof clockPhases)[number];

/**
 * One run of a clock, which all devices share. It holds moments and never a count of ticks: whoever reads it works
 * out how much has passed. Its session has the same id, so that there is one, whoever saves it.
 */
export const clocks = collection(
  'clocks',
  {
    userId,
    kind: v.picklist(clockKinds),
    phase: v.picklist(clockPhases),
    /** When the phase began. */
    since: instant,
    /** Whole milliseconds that had passed by then, pauses not counted. */
    elapsed: wholeNumber(0),
    /** Whole seconds after which it ends by itself; missing where only a person ends it. */
    target: v.exactOptional(wholeNumber(1)),
    /** What one wants to get done meanwhile. */
    about: v.exactOptional(title),
    createdAt: instant,
  },
  {
    words: { one: 'Running clock', many: 'running clocks' },
    textFields: ['about'],
    machineMade: true,
    immutable: ['kind', 'createdAt'],
    together: [['phase', 'since', 'elapsed']],
    indexes: [['createdAt']],
  },
);
export type ClockRun = RecordOf<typeof clocks>;
