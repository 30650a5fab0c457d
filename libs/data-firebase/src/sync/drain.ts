import { tasksOfWork } from '@dayloom/data';
import type { JournalEntry, Mirror, ServerState } from '@dayloom/data-local';
import type { UserId } from '@dayloom/domain';
import type { Remote, RemoteError } from '../remote/remote.ts';
import type { Conditions, Network } from './conditions.ts';
import { deliveriesOf } from './deliveries.ts';
import { isRemoteError } from './remote-errors.ts';
import type { Traffic } from './traffic.ts';
import { wakeable } from './wakeable.ts';
import { whenCalm } from './when-calm.ts';

export interface DrainOptions {
  readonly user: UserId;
  readonly mirror: Mirror;
  readonly remote: () => Promise<Remote>;
  readonly conditions: Conditions;
  readonly network: Network;
  /** Whether the service still takes this session. */
  readonly isSessionAlive: () => Promise<boolean>;
  readonly traffic: Traffic;
  /** The entry has been taken or refused and the journal says so. */
  readonly onSettled: () => Promise<void>;
}

/** Waits between tries in milliseconds; the last one stays. */
const waits = [500, 1_000, 2_000, 5_000, 10_000, 30_000];
const quotaWait = 60_000;

const statesOf = (remote: Remote, { changes }: JournalEntry): Promise<ServerState[]> => {
  const places = new Map(changes.map(({ collection, id }) => [`${collection}/${id}`, { collection, id }]));
  return Promise.all(
    [...places.values()].map(async (place) => ({
      ...place,
      fields: await remote.fetchOne(place.collection, place.id),
    })),
  );
};

/** Works that an entry removes for good: no later entry makes them anew. */
function worksRemoved(entry: JournalEntry, entries: readonly JournalEntry[]): string[] {
  const later = entries.filter(({ step }) => step > entry.step).flatMap(({ changes }) => changes);
  return entry.changes
    .filter(({ collection, type }) => collection === 'works' && type === 'remove')
    .map(({ id }) => id)
    .filter((id) => !later.some((change) => change.collection === 'works' && change.id === id));
}

/** Tasks of a removed work that this device did not know of would be left without it. */
async function removeOrphans(remote: Remote, user: UserId, work: string, device: string): Promise<void> {
  const tasks = tasksOfWork(user, work);
  // Almost always there are none. A list would have the client ask again for each task that it still knows.
  if ((await remote.count(tasks)) === 0) return;
  const orphans = await remote.fetch(tasks);
  for (let from = 0; from < orphans.length; from += 400) {
    await remote.deliver({
      device,
      changes: orphans.slice(from, from + 400).map(({ id }) => ({ type: 'remove', collection: 'tasks', id })),
      basedOn: {},
    });
  }
}

export interface Drain {
  /** Looks again at once: something that stood in the way is gone. */
  resume(): void;
  end(): void;
}

/** Sends the journal to the server, entry by entry, while it runs. */
export function drain(options: DrainOptions): Drain {
  const { user, mirror, remote, conditions, network, isSessionAlive, traffic, onSettled } = options;
  const sleep = wakeable();
  let ended = false;
  let failures = 0;
  const stopJournal = mirror.onJournal(sleep.wake);
  const stopNetwork = network.watch(() => {
    failures = 0;
    sleep.wake();
  });

  async function deliver(server: Remote, entry: JournalEntry, entries: readonly JournalEntry[]) {
    const device = await mirror.device();
    const conflicts: Record<string, string> = {};
    for (const delivery of deliveriesOf(entry, device)) {
      const delivered = await traffic.send(entry.step, delivery.changes, () => server.deliver(delivery));
      Object.assign(conflicts, delivered.conflicts);
    }
    for (const work of worksRemoved(entry, entries)) await removeOrphans(server, user, work, device);
    await mirror.delivered(entry.step, conflicts);
    const apart = await Promise.all(
      Object.entries(conflicts)
        .flat()
        .map(async (id): Promise<ServerState> => ({
          collection: 'notes',
          id,
          fields: await server.fetchOne('notes', id),
        })),
    );
    await mirror.reconcileRecords(apart);
  }

  async function refuse(server: Remote, entry: JournalEntry, error: RemoteError) {
    if (!(await isSessionAlive())) return conditions.setBlockage('signed-out');
    console.warn('The server refused a change.', error);
    const reason = error.code === 'missing' ? 'deleted-elsewhere' : 'refused';
    return mirror.refused(entry.step, reason, await statesOf(server, entry));
  }

  /** @returns how long to wait before the next try, in milliseconds */
  function afterFailure(error: unknown): number {
    const code = isRemoteError(error) ? error.code : 'unreachable';
    if (code === 'signed-out') conditions.setBlockage('signed-out');
    else if (code === 'broken') conditions.setBlockage('broken');
    else if (code === 'quota') conditions.setBlockage('quota');
    else conditions.setReached(false);
    failures += 1;
    return code === 'quota' ? quotaWait : (waits[Math.min(failures, waits.length) - 1] ?? quotaWait);
  }

  async function sendOne(entry: JournalEntry, entries: readonly JournalEntry[]) {
    const server = await remote();
    // What was just saved is to be seen first: sending takes the thread that draws it.
    await new Promise<void>(whenCalm);
    try {
      await deliver(server, entry, entries);
    } catch (error) {
      if (!isRemoteError(error) || (error.code !== 'refused' && error.code !== 'missing')) throw error;
      await refuse(server, entry, error);
    } finally {
      await onSettled();
      traffic.settle();
    }
    failures = 0;
    conditions.setReached(true);
    if (conditions.blockage() === 'quota') conditions.setBlockage(undefined);
  }

  const isStuck = () => {
    const blockage = conditions.blockage();
    return !network.isOnline() || blockage === 'signed-out' || blockage === 'broken';
  };

  const isOver = () => ended;
  async function run() {
    while (!isOver()) {
      const woken = sleep.next();
      const entries = isStuck() ? [] : await mirror.entries();
      const entry = entries.find(({ state }) => state === 'waiting');
      if (!entry || isStuck()) {
        await woken;
        continue;
      }
      try {
        await sendOne(entry, entries);
      } catch (error) {
        if (ended) return;
        await Promise.race([woken, sleep.after(afterFailure(error))]);
      }
    }
  }

  void run().catch((error: unknown) => {
    if (!ended) console.error('The journal cannot be read.', error);
  });
  return {
    resume: sleep.wake,
    end() {
      ended = true;
      stopJournal();
      stopNetwork();
      sleep.close();
    },
  };
}
