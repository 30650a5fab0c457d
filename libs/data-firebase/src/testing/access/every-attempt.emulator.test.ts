import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { accessAttempts } from './attempts.ts';
import { coverageOf, readReport } from './coverage.ts';
import { playAttempts, type Played } from './play-attempts.ts';
import { rulesProject } from './run-attempts.ts';

const rules = await readFile('firestore.rules', 'utf8');
const host = inject('firestoreHost');
const minutes = 60_000;

// One line of output for `npm run prove access`.
const print = (line: string) => process.stdout.write(`${line}\n`);

describe('firestore.rules', () => {
  let played: Played;

  beforeAll(async () => {
    played = await playAttempts(host, rules, accessAttempts('demo-access', Date.now()));
  }, 9 * minutes);

  it('[AC1] [AC2] [AC3] [AC4] [AC5] [AC6] [AC8] [AC9] [AC10] [AC11] [AC13] [AC14] every hostile attempt is denied', () => {
    const { hostile, allowed } = played;
    print(`${hostile - allowed.length} of ${hostile} hostile denied`);
    expect(allowed).toEqual([]);
    expect(hostile).toBeGreaterThanOrEqual(2_000);
  });

  it('[AC7] [AC2] [AC14] every legal attempt is allowed', () => {
    const { legal, denied } = played;
    print(`${legal - denied.length} of ${legal} legal allowed`);
    expect(denied).toEqual([]);
    expect(legal).toBeGreaterThanOrEqual(700);
  });

  it(
    '[AC1] short attempts evaluate every expression, and every condition both ways',
    async () => {
      const reports = [];
      for (const projectId of played.short)
        reports.push(readReport(await rulesProject(host, projectId).coverage()));
      const { expressions, conditions, unreached, oneSided } = coverageOf(reports, rules);
      print(
        `coverage: ${expressions - unreached.length} of ${expressions} expressions evaluated, ${conditions - oneSided.length} of ${conditions} conditions both ways`,
      );
      expect({ unreached, oneSided }).toEqual({ unreached: [], oneSided: [] });
    },
    3 * minutes,
  );
});
