/**
 * What the rules of a kind need to know, read off its collection of libs/domain.
 * @typedef {{ name: string, record: string, keyedByUser: boolean, namesOwner: boolean,
 *   changes: 'patch' | 'never' | 'increment-all', fields: string[], changing: string[], checks: string[],
 *   hasCreatedAt: boolean }} Kind
 * @typedef {{ name: string, entries: Record<string, any>, owner: string, immutable: readonly string[],
 *   changes: 'patch' | 'never' | 'increment-all' }} Collection
 */
import { fieldCheck } from './field-checks.mjs';

/** What one record of each collection is called in the rules. @type {Record<string, string>} */
const records = {
  users: 'User',
  userTokens: 'UserToken',
  works: 'Work',
  tasks: 'Task',
  goals: 'Goal',
  reminders: 'Reminder',
  schedules: 'Activity',
  notes: 'Note',
  timerHistory: 'TimerSession',
  suggestions: 'Suggestion',
  meditationSessions: 'MeditationSession',
  meditationStats: 'MeditationStats',
};

/** Checks that stand for the one of the field's schema. @type {Record<string, string>} */
const instead = {
  // The schema reads any answer of the makers; a user writes none.
  'suggestions.status': "data.status == 'pending'",
};

/** @param {Collection} collection @returns {Kind} throws for a collection that has no name for its records */
export function kindOf({ name, entries, owner, immutable, changes }) {
  const record = records[name];
  if (!record) throw new Error(`Name a record of ${name} in tools/firestore/kinds.mjs.`);
  const fields = Object.keys(entries);
  const namesOwner = owner === 'userId';
  // The owner of a record is compared with the caller, which says more than its schema does.
  const checked = fields.filter((field) => !(namesOwner && field === 'userId'));
  return {
    name,
    record,
    keyedByUser: !namesOwner || name === 'meditationStats',
    namesOwner,
    changes,
    fields,
    changing: checked.filter((field) => !immutable.includes(field)),
    checks: checked.map((field) => instead[`${name}.${field}`] ?? fieldCheck(field, entries[field])),
    hasCreatedAt: 'createdAt' in entries,
  };
}
