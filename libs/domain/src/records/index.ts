import { schedules } from './activity.ts';
import { clocks } from './clock.ts';
import type { Collection, Fields, RecordOf } from './collection.ts';
import { dayOrders } from './day-order.ts';
import { goals } from './goal.ts';
import { meditationSessions, meditationStats } from './meditation.ts';
import { notes } from './note.ts';
import { receipts } from './receipt.ts';
import { reminders } from './reminder.ts';
import { repeatSkips, repeats } from './repeat.ts';
import { settings } from './settings.ts';
import { suggestions } from './suggestion.ts';
import { tasks } from './task.ts';
import { timerHistory } from './timer-session.ts';
import { users } from './user.ts';
import { userTokens } from './user-token.ts';
import { works } from './work.ts';

/** All kinds, by the name of their collection. */
export const collections = {
  users,
  userTokens,
  works,
  tasks,
  repeats,
  repeatSkips,
  dayOrders,
  goals,
  reminders,
  schedules,
  notes,
  clocks,
  timerHistory,
  suggestions,
  meditationSessions,
  meditationStats,
  receipts,
  settings,
} as const;

export type CollectionName = keyof typeof collections;
export type FieldsIn<Name extends CollectionName> = Fields<(typeof collections)[Name]>;
export type RecordIn<Name extends CollectionName> = RecordOf<(typeof collections)[Name]>;
export const collectionNames = Object.keys(collections) as CollectionName[];

export const isCollectionName = (name: string): name is CollectionName => Object.hasOwn(collections, name);
export const collectionOf = (name: CollectionName): Collection<CollectionName> => collections[name];

/** The collections whose records have this collection as parent. */
export const childrenOf = (name: CollectionName): readonly CollectionName[] =>
  collectionNames.filter((child) => collectionOf(child).parent?.collection === name);
