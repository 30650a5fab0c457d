import { type Change, isLiving, type StoredFields } from '@dayloom/data';
import { addDays, type Task, type UserId } from '@dayloom/domain';
import { computedDays } from '@dayloom/domain/repeats';
import type { MemoryServer } from '../memory-server.ts';
import type { Disk } from './disk.ts';
import { firstDay, segmentsIn, series } from './series-cuts.ts';
import type { ServerLog } from './server-log.ts';

const lastDay = addDays(firstDay, 20);

function repeated(all: readonly string[]): readonly string[] {
  return [...new Set(all.filter((one, index) => all.indexOf(one) !== index))];
}

const storedDays = (disk: Disk): readonly Task[] =>
  [...disk.rows('tasks')].flatMap(([id, row]) =>
    isLiving(row) && row.fields['repeat'] !== undefined ? [{ ...row.fields, id } as Task] : [],
  );

/** Segments of one series that begin on the same day. */
export function doubledSegments(name: string, disk: Disk): string[] {
  const begun = segmentsIn(disk).map(({ series: id, first }) => `${id} from ${first} on`);
  return repeated(begun).map((doubled) => `${name} has ${doubled} twice`);
}

/** Days with more than one task, stored or computed. */
export function doubledDays(name: string, disk: Disk): string[] {
  const changed = storedDays(disk);
  const works = new Map();
  const view = { segments: segmentsIn(disk), skips: [], changed, works, from: firstDay, to: lastDay };
  const tasks = [...changed, ...computedDays('task', view)];
  return repeated(tasks.map(({ repeatDay }) => String(repeatDay))).map((day) => `${name} has ${day} twice`);
}

interface Written {
  readonly lives: boolean;
  /** Each as it was last written. */
  readonly values: StoredFields;
}

/** What a change leaves of a segment. Of two devices that add it, the first one does. */
function afterWriting(change: Change, { lives, values }: Written): Written {
  switch (change.type) {
    case 'create':
      return lives ? { lives, values } : { lives: true, values: change.fields };
    case 'patch': {
      const cleared = change.clear.map((field) => [field, undefined]);
      return { lives, values: { ...values, ...change.fields, ...Object.fromEntries(cleared) } };
    }
    case 'remove':
    case 'restore':
      return { lives: change.type === 'restore', values };
    case 'increment':
    case 'purge':
      return { lives, values };
  }
}

/** Segments that are not as they were last written. */
export function lostDecisions(server: MemoryServer, log: ServerLog, user: UserId): string[] {
  const written = new Map<string, Written>([[series, { lives: true, values: {} }]]);
  for (const change of log.changes()) {
    const before = written.get(change.id) ?? { lives: false, values: {} };
    if (change.collection === 'repeats') written.set(change.id, afterWriting(change, before));
  }
  return server.all('repeats', user).flatMap(({ id, fields, deletedAt }) => {
    const { lives, values } = written.get(id) ?? { lives: false, values: {} };
    const lost = Object.keys(values).filter((field) => fields[field] !== values[field]);
    return [
      ...lost.map((field) => `${id} lost its ${field}: ${String(values[field])}`),
      ...(lives === (deletedAt === undefined) ? [] : [`${id} ${lives ? 'is deleted' : 'is not deleted'}`]),
    ];
  });
}
