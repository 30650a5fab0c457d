import type * as v from 'valibot';
import type { Collection, Problem } from '../records/collection.ts';
import { problemsIn } from '../records/why-invalid.ts';
import { capitalized, isBlank, isolated } from '../texts.ts';
import { numberText } from '../time/locale.ts';
import type { ExportedRecord } from './export-format.ts';

/** A sentence about a record that cannot be imported. @param record its name within a sentence */
export type Refusal = (record: string) => string;

/** The names of fields that have no label of their own kind, because no form or history shows them. */
const fieldNames: Readonly<Record<string, string>> = {
  about: 'Purpose',
  areasOff: 'Areas switched off',
  at: 'Time',
  body: 'Text',
  breakMinutes: 'Length of a short break',
  challengeProgress: 'Challenge progress',
  closedDay: 'Last closed day',
  completed: 'Done',
  completedAt: 'Time of completion',
  createdAt: 'Creation time',
  currentStreak: 'Current streak',
  date: 'Date',
  day: 'Day',
  dayStart: 'Start of the day',
  density: 'Density',
  device: 'Device',
  deviceKind: 'Kind of device',
  duration: 'Duration',
  elapsed: 'Elapsed time',
  editedAt: 'Time of the correction',
  email: 'Email',
  firstName: 'Name',
  focusMinutes: 'Length of a focus session',
  hourCycle: 'Clock',
  item: 'Item',
  kind: 'Kind',
  kindsOff: 'Kinds switched off',
  leads: 'When to ring',
  longBreakMinutes: 'Length of a long break',
  loweredFrom: 'Earlier duration',
  makes: 'Kind',
  mobileNo: 'Mobile number',
  moment: 'Notification',
  note: 'Note',
  notificationButton: 'First button of a notification',
  order: 'List of tasks',
  phase: 'State',
  quietFrom: 'Start of the quiet hours',
  quietTo: 'End of the quiet hours',
  readAt: 'Time of reading',
  reason: 'Reason',
  repeat: 'Series',
  repeatDay: 'Day of the series',
  rest: 'Break',
  restEnded: 'End of the break',
  seenAt: 'Time of seeing',
  series: 'Series',
  shownAt: 'Time of showing',
  since: 'Start',
  snoozedUntil: 'End of the snooze',
  sounds: 'Sounds',
  startsBreaks: 'Start breaks by itself',
  startsFocus: 'Start focus by itself',
  status: 'Status',
  suggestion: 'Suggestion',
  target: 'Target',
  taskId: 'Task',
  timeZone: 'Time zone',
  title: 'Title',
  to: 'Address',
  totalSessions: 'Total sessions',
  type: 'Type',
  updatedAt: 'Time of the last edit',
  workId: 'Work',
  workTitle: 'Work',
  weekStart: 'First day of the week',
};

/** Fields whose names are plural. */
const plural: readonly string[] = ['areasOff', 'kindsOff', 'sounds', 'steps', 'totalSessions'];

/** Shortens a text from the file for display. */
export const shortened = (text: string) => {
  const characters = [...text];
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : text;
};

const messages: Readonly<Record<string, string>> = {
  string: 'not a text',
  number: 'not a number',
  integer: 'not a whole number',
  boolean: 'neither yes nor no',
  picklist: 'not one of its choices',
};

function whyOf({ type, requirement, message }: v.BaseIssue<unknown>): string {
  const limit = typeof requirement === 'number' ? requirement.toLocaleString('en') : '';
  switch (type) {
    case 'strict_object':
      return 'missing';
    case 'max_length':
      return `longer than ${limit} characters`;
    case 'min_value':
      return `less than ${limit}`;
    case 'max_value':
      return `more than ${limit}`;
    case 'custom':
    case 'check':
    case 'regex':
      return ['not a moment', 'not a point in time'].includes(message) ? 'not a date and time' : message;
    default:
      return messages[type] ?? 'not valid';
  }
}

/** 'Title of the task “Brush” is blank.' */
export const refusalFor =
  (kind: Collection, { field, why }: Problem): Refusal =>
  (record) =>
    Object.hasOwn(kind.entries, field)
      ? `${kind.labels[field] ?? fieldNames[field] ?? 'A value'} of ${record} ${plural.includes(field) ? 'are' : 'is'} ${why}.`
      : `${capitalized(record)} has a field that this version of Dayloom does not know.`;

/** Why these fields cannot be imported, in words; see `whyInvalid`. */
export function whyRefused(
  kind: Collection,
  fields: Readonly<Record<string, unknown>>,
  written?: readonly string[],
): Refusal | undefined {
  const [problem] = problemsIn(kind, fields, written, whyOf);
  return problem && refusalFor(kind, problem);
}

/** A record within a sentence: by its title, without one by its place in the list of its kind, counted from 1. */
export function recordInFile(
  { words, singleton, titleField }: Collection,
  record: Partial<ExportedRecord>,
  place: number,
): string {
  const word = words.one.toLowerCase();
  if (singleton) return `the ${word}`;
  const title = titleField && record[titleField];
  return typeof title === 'string' && !isBlank(title)
    ? `the ${word} “${isolated(shortened(title.trim()))}”`
    : `${word} number ${numberText(place)} in the file`;
}
