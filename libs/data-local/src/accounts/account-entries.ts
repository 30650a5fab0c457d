import type { User } from '@dayloom/data';
import { sampleEmail, type UserId } from '@dayloom/domain';
import type { DBSchema } from 'idb';
import { connectionTo, requestsOf, type Transaction } from '../connection/connection.ts';
import { factoryOf, type LocalOptions } from '../connection/local-options.ts';
import type { DatabaseSpec } from '../connection/open-database.ts';
import type { PasswordHash } from './password.ts';

export interface Account extends User {
  readonly password: PasswordHash;
}

const store = 'accounts';

/** An entry may be damaged. */
interface AccountsSchema extends DBSchema {
  [store]: { key: string; value: Partial<Account> };
}

const accountsDatabase: DatabaseSpec<AccountsSchema> = {
  name: 'dayloom-accounts',
  version: 1,
  upgrade: ({ db }) => void db.createObjectStore(store, { keyPath: 'email' }),
};

/** A damaged entry is treated as a missing one, so signing in fails with the usual error. */
const isAccount = (entry: Partial<Account> | undefined): entry is Account =>
  typeof entry?.id === 'string' &&
  entry.password?.salt instanceof Uint8Array &&
  entry.password.hash instanceof Uint8Array &&
  Number.isSafeInteger(entry.password.rounds);

/** The accounts of this browser, keyed by e-mail. The sample day has an entry without a password. */
export class AccountEntries {
  readonly #connection;

  constructor(options: LocalOptions) {
    this.#connection = connectionTo(accountsDatabase, factoryOf(options));
  }

  #run<T>(
    mode: 'readonly' | 'readwrite',
    work: (transaction: Transaction<AccountsSchema>) => Promise<T>,
  ): Promise<T> {
    return this.#connection.run([store], mode, work);
  }

  find(email: string): Promise<Account | undefined> {
    return this.#run('readonly', async (transaction) => {
      const entry = await transaction.objectStore(store).get(email);
      return isAccount(entry) ? entry : undefined;
    });
  }

  /** Returns false and writes nothing if the e-mail is already taken. */
  add(account: Account): Promise<boolean> {
    return this.#run('readwrite', async (transaction) => {
      if (await transaction.objectStore(store).get(account.email)) return false;
      requestsOf(transaction, store).put(account);
      return true;
    });
  }

  remove(email: string): Promise<void> {
    return this.#run('readwrite', async (transaction) => {
      requestsOf(transaction, store).delete(email);
    });
  }

  sampleId(): Promise<UserId | undefined> {
    return this.#run('readonly', sampleIdIn);
  }

  /** The id of the sample. Stores `id` if there is no sample yet, so two tabs that ask at once get the same id. */
  sampleIdOr(id: UserId): Promise<UserId> {
    return this.#run('readwrite', async (transaction) => {
      const found = await sampleIdIn(transaction);
      if (found === undefined) putSample(transaction, id);
      return found ?? id;
    });
  }

  /** Replaces the sample with this account. Returns false and writes nothing if the e-mail is taken or the sample gone. */
  replaceSample(account: Account): Promise<boolean> {
    return this.#run('readwrite', async (transaction) => {
      const isTaken = (await transaction.objectStore(store).get(account.email)) !== undefined;
      if (isTaken || (await sampleIdIn(transaction)) !== account.id) return false;
      requestsOf(transaction, store).put(account);
      requestsOf(transaction, store).delete(sampleEmail);
      return true;
    });
  }

  /** Reverts `replaceSample`. */
  restoreSample({ id, email }: User): Promise<void> {
    return this.#run('readwrite', async (transaction) => {
      requestsOf(transaction, store).delete(email);
      putSample(transaction, id);
    });
  }
}

async function sampleIdIn(transaction: Transaction<AccountsSchema>): Promise<UserId | undefined> {
  const entry = await transaction.objectStore(store).get(sampleEmail);
  return typeof entry?.id === 'string' ? entry.id : undefined;
}

const putSample = (transaction: Transaction<AccountsSchema>, id: UserId) =>
  requestsOf(transaction, store).put({ id, email: sampleEmail } satisfies User);
