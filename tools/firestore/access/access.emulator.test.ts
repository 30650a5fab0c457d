import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { accessAttempts } from './attempts.ts';
import type { Attempt } from './attempt.ts';
import { coverageOf } from './coverage.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { blocksOf } from './rule-expressions.ts';
import { chunksOf, rulesProject, type RulesProject } from './run-attempts.ts';

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

describe('firestore.rules', () => {
  const project = rulesProject(host, 'demo-access');
  const projectOfLong = rulesProject(host, 'demo-access-long');
  const attempts = [
    ...accessAttempts('demo-access', Date.now()).filter(isShort),
    ...accessAttempts('demo-access-long', Date.now()).filter((attempt) => !isShort(attempt)),
  ];
  const hostile = attempts.filter(({ legal }) => !legal);
  const legal = attempts.filter((attempt) => attempt.legal);
  let surprises: readonly Attempt[] = [];

  beforeAll(async () => {
    const run = async (
      { loadRules, prepare, surprises: surprisesOf }: RulesProject,
      some: readonly Attempt[],
    ) => {
      await loadRules(rules);
      await prepare(some);
      return surprisesOf(some);
    };
    surprises = [
      ...(await run(project, attempts.filter(isShort))),
      ...(await run(
        projectOfLong,
        attempts.filter((attempt) => !isShort(attempt)),
      )),
    ];
  }, 5 * minutes);

  it('[AC1] [AC2] [AC3] [AC4] [AC5] [AC6] [AC8] [AC9] [AC10] [AC11] [AC13] [AC14] every hostile attempt is denied', () => {
    const allowed = surprises.filter((attempt) => !attempt.legal);
    told(`${hostile.length - allowed.length} of ${hostile.length} hostile denied`);
    expect(named(allowed)).toEqual([]);
    expect(hostile.length).toBeGreaterThanOrEqual(500);
  });

  it('[AC7] [AC2] [AC14] every legal one is allowed', () => {
    const denied = surprises.filter((attempt) => attempt.legal);
    told(`${legal.length - denied.length} of ${legal.length} legal allowed`);
    expect(named(denied)).toEqual([]);
    expect(legal.length).toBeGreaterThanOrEqual(150);
  });

  it('[AC1] every expression is evaluated by the short ones, and every condition both ways', async () => {
    const { expressions, conditions, unreached, oneSided } = coverageOf(await project.coverage(), rules);
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
    const unlikeliness = ({ name, legal }: Attempt) =>
      (legal === isStricter ? 0 : 2) + (words.some((word) => name.includes(word)) ? 0 : 1);
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
    expect(mutants.length).toBeGreaterThanOrEqual(60);
    expect(new Set(mutants.map(({ text }) => text)).size).toBe(mutants.length);
  });

  it(
    '[AC1] are noticed by an attempt, each of them',
    async () => {
      // Every ninth of them in `npm test`; all of them in `npm run prove access`.
      const tried = runsAll ? mutants : mutants.filter((_, place) => place % 9 === 0);
      const unnoticed: string[] = [];
      for (const mutant of tried) if (!(await isNoticed(mutant))) unnoticed.push(mutant.name);
      told(`${tried.length - unnoticed.length} of ${tried.length} mutants caught`);
      expect(unnoticed).toEqual([]);
    },
    9 * minutes,
  );
});
