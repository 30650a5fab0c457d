import { readSteps, stepsText } from '@dayloom/domain/steps';

/** Steps with the ticks that they have in another list; those that are not in it keep their own. */
export function tickedSteps(steps: string | undefined, ticked: string | undefined): string | undefined {
  if (steps === undefined) return undefined;
  const ticks = new Map(readSteps(ticked).map(({ id, done }) => [id, done]));
  return stepsText(readSteps(steps).map((step) => ({ ...step, done: ticks.get(step.id) ?? step.done })));
}
