import { isCollectionName } from '@dayloom/domain';
import type { Attempt } from './attempt.ts';
import { rulesProject } from './run-attempts.ts';

/** The emulator's report on rules contains every value, so long texts would make it a hundred times as long. */
export const isShort = ({ request }: Attempt) => JSON.stringify(request.body).length < 2_000;

/** The project of an attempt: one per collection, so that no report becomes too long. */
const projectOf = (attempt: Attempt) => {
  const { collection } = attempt;
  return `demo-access-${isShort(attempt) ? (isCollectionName(collection) ? collection.toLowerCase() : 'none') : 'long'}`;
};

/** The same attempts on another project. */
const onProject = (attempts: readonly Attempt[], from: string, to: string) =>
  JSON.parse(JSON.stringify(attempts).replaceAll(`projects/${from}/`, `projects/${to}/`)) as Attempt[];

export interface Played {
  readonly hostile: number;
  readonly legal: number;
  /** Names of hostile attempts that were allowed. */
  readonly allowed: readonly string[];
  /** Names of legal attempts that were denied. */
  readonly denied: readonly string[];
  /** Projects whose attempts were all short. */
  readonly short: readonly string[];
}

/** Runs attempts, which name the project 'demo-access', on the emulator at `host` with `rules`. */
export async function playAttempts(
  host: string,
  rules: string,
  attempts: readonly Attempt[],
): Promise<Played> {
  const surprises: Attempt[] = [];
  const short: string[] = [];
  for (const projectId of new Set(attempts.map(projectOf))) {
    const some = attempts.filter((attempt) => projectOf(attempt) === projectId);
    const project = rulesProject(host, projectId);
    const moved = onProject(some, 'demo-access', projectId);
    await project.loadRules(rules);
    await project.prepare(moved);
    surprises.push(...(await project.surprises(moved)));
    if (some.every(isShort)) short.push(projectId);
  }
  const named = (legal: boolean) =>
    surprises.filter((attempt) => attempt.legal === legal).map(({ name }) => name);
  const legal = attempts.filter((attempt) => attempt.legal).length;
  return { hostile: attempts.length - legal, legal, allowed: named(false), denied: named(true), short };
}
