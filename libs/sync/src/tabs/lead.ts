import type { UserDatabase } from '@dayloom/data-local';
import {
  type Clock,
  type CollectionName,
  collectionNames,
  dayInMilliseconds,
  type Instant,
  nowOf,
} from '@dayloom/domain';
import type { ConnectionStatus } from '../connection/connection-status.ts';
import { newLeadership, type Leadership } from '../connection/timers.ts';
import { outboxOnly, readMeta, writeMeta } from '../outbox/outbox.ts';
import { reapplyLostEntries } from '../outbox/rebase.ts';
import { CollectionPuller, type PullerOptions } from '../pulling/collection-puller.ts';
import { queueUpgraded } from '../replica/rewritten.ts';
import { Sender, type SenderOptions } from '../sending/sender.ts';

/** How often the time of the last complete sync is stored, in milliseconds. */
const storeInterval = 60_000;
const asOfKey = 'asOf';

export interface LeadOptions extends SenderOptions {
  readonly status: ConnectionStatus;
  readonly clock: Clock;
}

const storeAsOf = (database: UserDatabase, asOf: Instant) =>
  database.write(outboxOnly, (transaction) => Promise.resolve(writeMeta(transaction, asOfKey, asOf)));

/** Stores the current time regularly while this device has everything from the server. */
function asOfKeeper({ database, status, timers, clock }: LeadOptions, term: Leadership) {
  let isCurrent = false;
  let stopTimer: () => void = () => undefined;
  const note = () => {
    stopTimer();
    if (!isCurrent || term.isOver()) return;
    stopTimer = timers.after(storeInterval, note);
    if (!status.isReachable()) return;
    status.setAsOf(nowOf(clock));
    storeAsOf(database, nowOf(clock)).catch(() => undefined);
  };
  return (next: boolean) => {
    if (next === isCurrent) return;
    isCurrent = next;
    note();
  };
}

/** Keeps all collections in sync, in parallel. @param onCurrent receives whether all of them are current */
async function pullAll(
  options: PullerOptions,
  term: Leadership,
  onCurrent: (isCurrent: boolean) => void,
): Promise<void> {
  const current = new Set<CollectionName>();
  await Promise.all(
    collectionNames.map((collection) =>
      new CollectionPuller(
        {
          ...options,
          collection,
          onCurrent(isCurrent) {
            if (isCurrent) current.add(collection);
            else current.delete(collection);
            onCurrent(current.size === collectionNames.length);
          },
        },
        term,
      ).run(),
    ),
  );
}

const tidiedKey = 'historyTidied';

/** Once a day, deletes the histories of records that the server has removed by itself. */
async function tidyHistory({ database, remote, clock }: LeadOptions) {
  const last = await database.read(outboxOnly, (transaction) => readMeta<Instant>(transaction, tidiedKey));
  const now = nowOf(clock);
  if (last !== undefined && Math.abs(Date.parse(now) - Date.parse(last)) < dayInMilliseconds) return;
  await (await remote()).tidyHistory();
  await database.write(outboxOnly, (transaction) => Promise.resolve(writeMeta(transaction, tidiedKey, now)));
}

/** The work of the leader tab: sends pending changes and applies remote ones. @returns a function that stops it */
export function lead(options: LeadOptions): () => void {
  const { database, status, supervisor, clock, newId } = options;
  const now = () => nowOf(clock);
  const term = newLeadership();
  const start = async () => {
    const asOf = await database.read(outboxOnly, (transaction) => readMeta<Instant>(transaction, asOfKey));
    if (asOf) status.setAsOf(asOf);
    await reapplyLostEntries(database);
    await queueUpgraded(database, { newId, now });
  };
  const run = async () => {
    await supervisor.untilDone('start', term, start);
    void supervisor.untilDone('history', term, () => tidyHistory(options));
    void new Sender(options, term).run();
    void pullAll({ ...options, now }, term, asOfKeeper(options, term));
  };
  void run();
  return () => term.finish();
}
