import { readFile } from 'node:fs/promises';
import { isCollectionName } from '@dayloom/domain';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { accessAttempts } from './attempts.ts';
import type { Attempt } from './attempt.ts';
import { coverageOf, readReport } from './coverage.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { blocksOf } from './rule-expressions.ts';
import { chunksOf, rulesProject } from './run-attempts.ts';

const rules = await readFile('firestore.rules', 'utf8');
const host = inject('firestoreHost');
const runsAll = process.env['DAYLOOM_PROVE'] === 'access';
const minutes = 60_000;
const atOnce = 24;

// One line of output for `npm run prove access`.
const print = (line: string) => process.stdout.write(`${line}\n`);
const named = (attempts: readonly Attempt[]) =>
  attempts.map(({ name, legal }) => `${legal ? 'denied' : 'allowed'} ${name}`);

/** The emulator's report contains every value, so long texts would make it a hundred times as long. */
const isShort = ({ request }: Attempt) => JSON.stringify(request.body).length < 2_000;

/** The project of an attempt: one per collection, so that no report becomes too long. */
const projectOf = (attempt: Attempt) => {
  const { collection } = attempt;
  return `demo-access-${isShort(attempt) ? (isCollectionName(collection) ? collection.toLowerCase() : 'none') : 'long'}`;
};

/** The same attempts on another project. */
const onProject = (attempts: readonly Attempt[], from: string, to: string) =>
  JSON.parse(JSON.stringify(attempts).replaceAll(`projects/${from}/`, `projects/${to}/`)) as Attempt[];

describe('firestore.rules', () => {
  const attempts = accessAttempts('demo-access', Date.now());
  const hostile = attempts.filter(({ legal }) => !legal);
  const legal = attempts.filter((attempt) => attempt.legal);
  const surprises: Attempt[] = [];
  const reports: ReturnType<typeof readReport>[] = [];

  beforeAll(async () => {
    for (const projectId of new Set(attempts.map(projectOf))) {
      const some = attempts.filter((attempt) => projectOf(attempt) === projectId);
      const project = rulesProject(host, projectId);
      const moved = onProject(some, 'demo-access', projectId);
      await project.loadRules(rules);
      await project.prepare(moved);
      surprises.push(...(await project.surprises(moved)));
      if (some.every(isShort)) reports.push(readReport(await project.coverage()));
    }
  }, 9 * minutes);

  it('[AC1] [AC2] [AC3] [AC4] [AC5] [AC6] [AC8] [AC9] [AC10] [AC11] [AC13] [AC14] every hostile attempt is denied', () => {
    const allowed = surprises.filter((attempt) => !attempt.legal);
    print(`${hostile.length - allowed.length} of ${hostile.length} hostile denied`);
    expect(named(allowed)).toEqual([]);
    expect(hostile.length).toBeGreaterThanOrEqual(2_000);
  });

  it('[AC7] [AC2] [AC14] every legal attempt is allowed', () => {
    const denied = surprises.filter((attempt) => attempt.legal);
    print(`${legal.length - denied.length} of ${legal.length} legal allowed`);
    expect(named(denied)).toEqual([]);
    expect(legal.length).toBeGreaterThanOrEqual(700);
  });

  it('[AC1] short attempts evaluate every expression, and every condition both ways', () => {
    const { expressions, conditions, unreached, oneSided } = coverageOf(reports, rules);
    print(
      `coverage: ${expressions - unreached.length} of ${expressions} expressions evaluated, ${conditions - oneSided.length} of ${conditions} conditions both ways`,
    );
    expect({ unreached, oneSided }).toEqual({ unreached: [], oneSided: [] });
  });
});

describe('mistakes in firestore.rules', () => {
  const projectId = 'demo-access-mutants';
  const project = rulesProject(host, projectId);
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

  // Every ninth mutant in `npm test`; all in `npm run prove access`, in parts.
  const tried = runsAll ? mutants : mutants.filter((_, index) => index % 9 === 0);
  const parts = chunksOf(tried, 75);
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
