import type { Change, RefusalReason, RefusedCommit } from '@dayloom/data';
import { type CollectionName, durationText } from '@dayloom/domain';
import { factsOf } from './refused-facts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One record of a refused commit, in words. */
export interface RefusedPart {
  /** 'Note' */
  readonly kind: string;
  /** 'changed' */
  readonly done: string;
  /** The title first, then the longer texts, each whole. */
  readonly texts: readonly string[];
  /** The other values that were to be saved: 'priority high, ends Mar 4, 2026'. */
  readonly facts: string;
}

const kinds: Record<CollectionName, string> = {
  users: 'Profile',
  userTokens: 'Notifications',
  works: 'Work',
  tasks: 'Task',
  goals: 'Goal',
  reminders: 'Reminder',
  schedules: 'Activity',
  notes: 'Note',
  timerHistory: 'Timer session',
  suggestions: 'Suggestion',
  meditationSessions: 'Meditation',
  meditationStats: 'Meditation figures',
};

const done: Record<Change['type'], string> = {
  create: 'added',
  patch: 'changed',
  remove: 'deleted',
  increment: 'counted',
};

const titles = ['workTitle', 'title'];
const longTexts = ['suggestion', 'firstName', 'mobileNo', 'description', 'content'];

const textsIn = (fields: Fields, names: readonly string[]) =>
  names.map((name) => fields[name]).filter((text): text is string => typeof text === 'string' && text !== '');

const sessionText = ({ duration, workTitle }: Fields) =>
  typeof duration === 'number' && workTitle === undefined ? [durationText(duration)] : [];

function partOf(change: Change, before: Fields = {}): RefusedPart {
  const { type } = change;
  const fields = type === 'create' || type === 'patch' ? change.fields : {};
  const title = textsIn({ ...before, ...fields }, titles);
  return {
    kind: kinds[change.collection],
    done: done[type],
    texts: [...title, ...textsIn(fields, longTexts), ...sessionText(fields)],
    facts: factsOf(fields, type === 'patch' ? change.clear : []),
  };
}

/** Each record of a refused commit in words, in the order of its changes. */
export const partsOf = ({ changes, before }: RefusedCommit): readonly RefusedPart[] =>
  changes.map((change, place) => partOf(change, before[place]));

/** All the words of a commit, to paste elsewhere. */
export const copyText = (parts: readonly RefusedPart[]) =>
  parts
    .map(({ kind, texts, facts }) =>
      [...(texts.length > 0 ? texts : [kind]), facts].filter(Boolean).join('\n'),
    )
    .join('\n\n');

export const reasonText: Record<RefusalReason, string> = {
  refused: 'The server did not accept this change.',
  'deleted-elsewhere': 'It was deleted on another device meanwhile. Retry brings it back with this change.',
};
