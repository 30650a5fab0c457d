import * as v from 'valibot';
import { collection, type RecordOf } from './collection.ts';
import { instant, userId, wholeNumber } from './fields.ts';
import { purposeFields } from './session-fields.ts';

/** The clocks of the app. */
export const clockKinds = ['focus', 'stopwatch', 'meditation'] as const;
export type ClockKind = (typeof clockKinds)[number];

/** `finished`: ended automatically at its target; `stopped`: ended by the user with Reset or Stop. */
export const clockPhases = ['running', 'paused', 'finished', 'stopped'] as const;
export type ClockPhase = (typeof clockPhases)[number];

/**
 * One run of a clock, shared by all devices. It stores moments and no counter of ticks, so each reader calculates the
 * elapsed time. Its session has the same id, so that it is saved only once even if several devices save it.
 */
export const clocks = collection(
  'clocks',
  {
    userId,
    kind: v.picklist(clockKinds),
    phase: v.picklist(clockPhases),
    /** The start of the phase. */
    since: instant,
    /** Whole milliseconds counted before this phase, without pauses. */
    elapsed: wholeNumber(0),
    /** Whole seconds after which it ends automatically; missing if only the user ends it. */
    target: v.exactOptional(wholeNumber(1)),
    ...purposeFields,
    /** Whole seconds from the end of a focus run to the end of its break; missing without a break. */
    rest: v.exactOptional(wholeNumber(1, 86_400)),
    /** When the user ended the break early. */
    restEnded: v.exactOptional(instant),
    createdAt: instant,
  },
  {
    words: { one: 'Running clock', many: 'running clocks' },
    textFields: ['about', 'workTitle', 'note'],
    machineMade: true,
    immutable: ['kind', 'createdAt'],
    together: [['phase', 'since', 'elapsed']],
    ends: { phase: 'phase', of: ['finished', 'stopped'], paused: 'paused', least: 'elapsed' },
    indexes: [['createdAt']],
  },
);
export type ClockRun = RecordOf<typeof clocks>;
