import { readFile } from 'node:fs/promises';
import { describe, expect, inject, it } from 'vitest';
import type { Attempt } from './attempt.ts';
import { accessAttempts } from './attempts.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { blocksOf } from './rule-expressions.ts';
import { isShort } from './play-attempts.ts';
import { chunksOf, rulesProject } from './run-attempts.ts';

const rules = await readFile('firestore.rules', 'utf8');
const minutes = 60_000;
const atOnce = 24;

// One line of output for `npm run prove access`.
const print = (line: string) => process.stdout.write(`${line}\n`);

describe('mistakes in firestore.rules', () => {
  const projectId = 'demo-access-mutants';
  const project = rulesProject(inject('firestoreHost'), projectId);
  const attempts = accessAttempts(projectId, Date.now());
  const mutants = mutantsOf(rules);

  /** Whether an attempt has an unexpected outcome. Runs the most likely attempts first. */
  async function isCaught({ text, collections, isStricter, words }: Mutant): Promise<boolean> {
    await project.loadRules(text);
    // Long commits last: the emulator closes the connection instead of denying hundreds of writes.
    const unlikeliness = (attempt: Attempt) =>
      (isShort(attempt) ? 0 : 4) +
      (attempt.legal === isStricter ? 0 : 2) +
      (words.some((word) => attempt.name.includes(word)) ? 0 : 1);
    for (const collection of collections) {
      const touched = attempts.filter((attempt) => attempt.collection === collection);
      const likeliestFirst = touched.toSorted((a, b) => unlikeliness(a) - unlikeliness(b));
      for (const some of chunksOf(likeliestFirst, atOnce)) {
        await project.prepare(some);
        if ((await project.surprises(some)).length > 0) return true;
      }
    }
    return false;
  }

  it('[AC1] are tried in every function and every collection', () => {
    const touched = new Set(mutants.map(({ block }) => block));
    expect([...blocksOf(rules).keys()].filter((block) => !touched.has(block))).toEqual([]);
    expect(mutants.length).toBeGreaterThanOrEqual(800);
    expect(new Set(mutants.map(({ text }) => text)).size).toBe(mutants.length);
  });

  const parts = chunksOf(mutants, 75);
  it.each(parts.map((part, index) => ({ part, name: `part ${index + 1} of ${parts.length}` })))(
    '[AC1] are each caught by an attempt: $name',
    async ({ part, name }) => {
      const uncaught: string[] = [];
      for (const mutant of part) if (!(await isCaught(mutant))) uncaught.push(mutant.name);
      print(`${part.length - uncaught.length} of ${part.length} mutants caught, ${name}`);
      expect(uncaught).toEqual([]);
    },
    9 * minutes,
  );
});
