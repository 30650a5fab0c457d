import type { Attempt } from './attempt.ts';
import { commitAttempts } from './commit-attempts.ts';
import { dayAttempts } from './day-attempts.ts';
import { deviceAttempts } from './device-attempts.ts';
import { documentsOf } from './documents.ts';
import { historyAttempts } from './history-attempts.ts';
import { kindAttempts } from './kind-attempts.ts';
import { markAttempts } from './mark-attempts.ts';
import { parentAttempts } from './parent-attempts.ts';
import { specialAttempts } from './special-attempts.ts';
import { elsewhereAttempts, readingAttempts, writingAttempts } from './stranger-attempts.ts';
import { tombstoneAttempts } from './tombstone-attempts.ts';
import { valueAttempts } from './value-attempts.ts';

/** All attempts on the rules, for one project of the emulator: the cases of the ports, and those that ports cannot express. */
export function accessAttempts(projectId: string, now: number): readonly Attempt[] {
  const documents = documentsOf(projectId);
  return [
    ...commitAttempts(documents),
    ...readingAttempts(documents),
    ...writingAttempts(documents),
    ...elsewhereAttempts(documents),
    ...deviceAttempts(documents),
    ...markAttempts(documents),
    ...historyAttempts(documents),
    ...kindAttempts(documents),
    ...tombstoneAttempts(documents),
    ...parentAttempts(documents),
    ...valueAttempts(documents, now),
    ...specialAttempts(documents, now),
    ...dayAttempts(documents),
  ];
}
