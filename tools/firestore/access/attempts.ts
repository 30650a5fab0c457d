import type { Attempt } from './attempt.ts';
import { commitAttempts } from './commit-attempts.ts';
import { deviceAttempts, journalAttempts } from './device-attempts.ts';
import { documentsOf } from './documents.ts';
import { elsewhereAttempts, readingAttempts, writingAttempts } from './stranger-attempts.ts';
import { valueAttempts } from './value-attempts.ts';

/** Every attempt on the rules, for one project of the emulator: the cases of the ports, and what ports cannot express. */
export function accessAttempts(projectId: string, now: number): readonly Attempt[] {
  const documents = documentsOf(projectId);
  return [
    ...commitAttempts(documents),
    ...readingAttempts(documents),
    ...writingAttempts(documents),
    ...elsewhereAttempts(documents),
    ...deviceAttempts(documents),
    ...journalAttempts(documents),
    ...valueAttempts(documents, now),
  ];
}
