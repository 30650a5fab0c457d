import { readFile } from 'node:fs/promises';
import { isCollectionName } from '@dayloom/domain';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { accessAttempts } from './attempts.ts';
import type { Attempt } from './attempt.ts';
import { coverageOf, seenIn } from './coverage.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { blocksOf } from './rule-expressions.ts';
import { chunksOf, rulesProject } from './run-attempts.ts';

const rules = await readFile('firestore.rules', 'utf8');
const host = inject('firestoreHost');
const runsAll = process.env['DAYLOOM_PROVE'] === 'access';
const minutes = 60_000;
const atOnce = 24;

// Printed by `npm run prove access`, one line each.
const told = (line: string) => process.stdout.write(`${line}\n`);
const named = (attempts: readonly Attempt[]) =>
  attempts.map(({ name, legal }) => `${legal ? 'denied' : 'allowed'} ${name}`);

/** The emulator reports every value it has met: with long texts the report would be a hundred times as long. */
const isShort = ({ request }: Attempt) => JSON.stringify(request.body).length < 2_000;

/** Attempts by the project they are made in: one per collection, so that no report grows too long. */
const projectOf = (attempt: Attempt) => {
  const { collection } = attempt;
  return `demo-access-${isShort(attempt) ? (isCollectionName(collection) ? collection.toLowerCase() : 'none') : 'long'}`;
};

/** The same attempts on another project. */
const movedTo = (attempts: readonly Attempt[], from: string, to: string) =>
  JSON.parse(JSON.stringify(attempts).replaceAll(`projects/${from}/`, `projects/${to}/`)) as Attempt[];

describe('firestore.rules', () => {
  const attempts = accessAttempts('demo-access', Date.now());
  const hostile = attempts.filter(({ legal }) => !legal);
  const legal = attempts.filter((attempt) => attempt.legal);
  const surprises: Attempt[] = [];
  const reports: ReturnType<typeof seenIn>[] = [];

  beforeAll(async () => {
    for (const projectId of new Set(attempts.map(projectOf))) {
      const some = attempts.filter((attempt) => projectOf(attempt) === projectId);
      const project = rulesProject(host, projectId);
      const moved = movedTo(some, 'demo-access', projectId);
      await project.loadRules(rules);
      await project.prepare(moved);
      surprises.push(...(await project.surprises(moved)));
      if (some.every(isShort)) reports.push(seenIn(await project.coverage()));
    }
  }, 9 * minutes);

  it('[AC1] [AC2] [AC3] [AC4] [AC5] [AC6] [AC8] [AC9] [AC10] [AC11] [AC13] [AC14] every hostile attempt is denied', () => {
    const allowed = surprises.filter((attempt) => !attempt.legal);
    told(`${hostile.length - allowed.length} of ${hostile.length} hostile denied`);
    expect(named(allowed)).toEqual([]);
    expect(hostile.length).toBeGreaterThanOrEqual(2_000);
  });

  it('[AC7] [AC2] [AC14] every legal one is allowed', () => {
    const denied = surprises.filter((attempt) => attempt.legal);
    told(`${legal.length - denied.length} of ${legal.length} legal allowed`);
    expect(named(denied)).toEqual([]);
    expect(legal.length).toBeGreaterThanOrEqual(700);
  });

  it('[AC1] every expression is evaluated by the short ones, and every condition both ways', () => {
    const { expressions, conditions, unreached, oneSided } = coverageOf(reports, rules);
    told(
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

  /** Whether an attempt ends otherwise than it should; those that are likely to are made first. */
  async function isNoticed({ text, collections, isStricter, words }: Mutant): Promise<boolean> {
    await project.loadRules(text);
    // The emulator breaks the connection instead of denying hundreds of writes: such commits come last.
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

  it('[AC1] can be made in every function and every collection', () => {
    const touched = new Set(mutants.map(({ block }) => block));
    expect([...blocksOf(rules).keys()].filter((block) => !touched.has(block))).toEqual([]);
    expect(mutants.length).toBeGreaterThanOrEqual(800);
    expect(new Set(mutants.map(({ text }) => text)).size).toBe(mutants.length);
  });

  // Every ninth of them in `npm test`; all of them in `npm run prove access`, a part at a time.
  const tried = runsAll ? mutants : mutants.filter((_, index) => index % 9 === 0);
  const parts = chunksOf(tried, 75);
  it.each(parts.map((part, index) => ({ part, name: `part ${index + 1} of ${parts.length}` })))(
    '[AC1] are noticed by an attempt, each of them: $name',
    async ({ part, name }) => {
      const unnoticed: string[] = [];
      for (const mutant of part) if (!(await isNoticed(mutant))) unnoticed.push(mutant.name);
      told(`${part.length - unnoticed.length} of ${part.length} mutants caught, ${name}`);
      expect(unnoticed).toEqual([]);
    },
    9 * minutes,
  );
});
