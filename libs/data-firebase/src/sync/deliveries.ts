import type { Change } from '@dayloom/data';
import type { JournalEntry } from '@dayloom/data-local';
import type { Delivery } from '../remote/remote.ts';

/** Firestore takes 500 writes in a transaction; the journal's mark is one of them. */
const mostChanges = 400;
/** The rules look at the work of each new task, and a project reads 20 documents at most for one transaction. */
const mostWorks = 10;
/** Parts of one entry; the server's mark rises through entry and part alike. */
const partsPerStep = 10_000;

const isOf = (collection: string, type: Change['type']) => (change: Change) =>
  change.collection === collection && change.type === type;

/** Tasks never stand without their work: works are made first and go last. */
function inSafeOrder(changes: readonly Change[]): Change[] {
  const makesWork = isOf('works', 'create');
  const removesWork = isOf('works', 'remove');
  return [
    ...changes.filter(makesWork),
    ...changes.filter((change) => !makesWork(change) && !removesWork(change)),
    ...changes.filter(removesWork),
  ];
}

/** The moment of the text that each patched note was based on (OF7). */
const basesOf = ({ changes, before }: JournalEntry): Record<string, string> =>
  Object.fromEntries(
    changes.flatMap(({ collection, type, id }, place) => {
      const base = before[place]?.['updatedAt'] ?? before[place]?.['createdAt'];
      return collection === 'notes' && type === 'patch' && typeof base === 'string' ? [[id, base]] : [];
    }),
  );

const workOf = (change: Change) =>
  change.collection === 'tasks' && change.type === 'create' ? String(change.fields['workId']) : undefined;

/** As many changes as one transaction takes, one part after another. */
function inParts(changes: readonly Change[]): Change[][] {
  const parts: Change[][] = [];
  let works = new Set<string>();
  for (const change of changes) {
    const work = workOf(change);
    const last = parts.at(-1);
    const isFull =
      last?.length === mostChanges || (work !== undefined && works.size === mostWorks && !works.has(work));
    if (!last || isFull) {
      parts.push([]);
      works = new Set();
    }
    parts.at(-1)?.push(change);
    if (work !== undefined) works.add(work);
  }
  return parts;
}

/** The transactions that bring an entry to the server; always the same ones for the same entry. */
export function deliveriesOf(entry: JournalEntry, device: string): Delivery[] {
  const bases = basesOf(entry);
  return inParts(inSafeOrder(entry.changes)).map((changes, part) => {
    const ids = new Set(changes.map(({ id }) => id));
    return {
      device,
      step: entry.step * partsPerStep + part,
      changes,
      basedOn: Object.fromEntries(Object.entries(bases).filter(([id]) => ids.has(id))),
    };
  });
}
