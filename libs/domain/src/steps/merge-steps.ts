import { derivedId, readSteps, type Step, stepsText } from './step.ts';

type Steps = readonly Step[];
type ById = ReadonlyMap<string, Step>;

const byId = (steps: Steps): ById => new Map(steps.map((step) => [step.id, step]));
const idsOf = (steps: Steps) => steps.map(({ id }) => id);
const keyOf = (ids: readonly string[]) => ids.join(' ');

/** The ids of two lists in the order of one of them: that in which a step was moved. */
function orderOf(base: Steps, [a, b]: readonly [Steps, Steps]): readonly string[] {
  const [inA, inB, was] = [byId(a), byId(b), byId(base)];
  const shared = [idsOf(a).filter((id) => inB.has(id)), idsOf(b).filter((id) => inA.has(id))] as const;
  const before = keyOf(idsOf(base).filter((id) => inA.has(id) && inB.has(id)));
  const [keyA, keyB] = shared.map((ids) => keyOf(ids.filter((id) => was.has(id))));
  if (keyA === keyB) return keyOf(shared[0]) > keyOf(shared[1]) ? shared[0] : shared[1];
  if (keyA === before) return shared[1];
  if (keyB === before) return shared[0];
  return (keyA ?? '') > (keyB ?? '') ? shared[0] : shared[1];
}

/** The new ids of a list that the other one does not have, by the id before them that both have; '' for the start. */
function newAfter(steps: Steps, other: ById, was: ById): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  let anchor = '';
  for (const { id } of steps)
    if (other.has(id)) anchor = id;
    else if (!was.has(id)) found.set(anchor, [...(found.get(anchor) ?? []), id]);
  return found;
}

/** Both texts stay if both are new; the second one as a step of its own, with the same id on every device. */
function mergedStep(was: Step | undefined, a: Step, b: Step): Steps {
  const { id } = a;
  const decided = a.done === was?.done ? b.done : a.done;
  const done = was ? decided : a.done || b.done;
  if (a.text === b.text || b.text === was?.text) return [{ id, done, text: a.text }];
  if (a.text === was?.text) return [{ id, done, text: b.text }];
  const [first, second] = a.text > b.text ? [a, b] : [b, a];
  return [
    { id, done, text: first.text },
    { id: derivedId(id, second.text), done, text: second.text },
  ];
}

/** The new ids of steps whose text became a step of its own in the other list, where it must be changed and deleted. */
const newIds = (was: ById, own: ById, other: ById): ReadonlyMap<string, string> =>
  new Map(
    [...was.values()].flatMap(({ id, text }) => {
      const newId = derivedId(id, text);
      const isOwn = was.has(newId) || own.has(newId);
      return other.has(newId) && !isOwn && other.get(id)?.text !== text ? [[id, newId] as const] : [];
    }),
  );
const renamed = (steps: Steps, ids: ReadonlyMap<string, string>): Steps =>
  steps.map((step) => ({ ...step, id: ids.get(step.id) ?? step.id }));

/**
 * Merges two lists that come from the same one: the same result on every device, whichever is the first. What was
 * deleted in one of them is deleted. A changed tick, text or place counts before an unchanged one; of two new ticks
 * without a base, the one that is set. New steps follow the step that they were added behind.
 */
export function mergeSteps(base: Steps, a: Steps, b: Steps): Steps {
  const [was, inA, inB] = [byId(base), byId(a), byId(b)];
  const [ofA, ofB] = [newIds(was, inA, inB), newIds(was, inB, inA)];
  if (ofA.size + ofB.size > 0)
    return mergeSteps(renamed(base, new Map([...ofA, ...ofB])), renamed(a, ofA), renamed(b, ofB));
  const [afterA, afterB] = [newAfter(a, inB, was), newAfter(b, inA, was)];
  const added = (anchor: string) =>
    [afterA.get(anchor) ?? [], afterB.get(anchor) ?? []]
      .toSorted(([x = ''], [y = '']) => (x < y ? -1 : 1))
      .flat()
      .flatMap((id) => inA.get(id) ?? inB.get(id) ?? []);
  const stays = (id: string) => (was.has(id) ? inA.has(id) && inB.has(id) : inA.has(id) || inB.has(id));
  const shared = orderOf(base, [a, b]).flatMap((id) => {
    const [own, other] = [inA.get(id), inB.get(id)];
    const merged = own && other ? mergedStep(was.get(id), own, other) : [];
    return [...merged.filter((step) => step.id === id || !stays(step.id)), ...added(id)];
  });
  return [...added(''), ...shared];
}

/** Merges two texts of a field `steps` as `mergeSteps` does. @returns '' without steps */
export function mergedSteps(base: string, a: string, b: string): string {
  if (a === b || b === base) return a;
  if (a === base) return b;
  return stepsText(mergeSteps(readSteps(base), readSteps(a), readSteps(b)));
}
