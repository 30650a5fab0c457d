import { profileOf, type User } from '@dayloom/data';
import { type Fields, sampleEmail, type UserId, type users } from '@dayloom/domain';
import type { LocalOptions } from '../connection/local-options.ts';
import { embeddedDatabaseOf } from '../database/schema.ts';
import { keyAt } from '../database/user-database.ts';
import { openLocalStore } from '../store/local-store.ts';
import { openUserDatabase } from '../store/open-user-database.ts';
import type { AccountEntries } from './account-entries.ts';

/** Fills the sample if it has no profile: it is new, or an earlier attempt was interrupted. */
async function fill(user: User, options: LocalOptions) {
  const records = openLocalStore(user.id, options, user.email);
  try {
    if ((await records.get(profileOf(user.id))).records.length > 0) return;
    const { sampleRecords } = await import(/* webpackChunkName: "sample-records" */ './sample-records.ts');
    await records.commit(sampleRecords(user, options.clock));
  } finally {
    records.close();
  }
}

const databaseOf = (user: UserId, options: LocalOptions) =>
  openUserDatabase({ user, spec: embeddedDatabaseOf(user), options });

/** Opens the sample day, and creates it if it does not exist. */
export async function enterSample(entries: AccountEntries, options: LocalOptions): Promise<User> {
  const user = { id: await entries.sampleIdOr(options.newId() as UserId), email: sampleEmail };
  await fill(user, options);
  return user;
}

/** Replaces the sample's profile with the account's. Not a commit, because a commit may not change an e-mail. */
export async function replaceProfile(user: UserId, profile: Fields<typeof users>, options: LocalOptions) {
  const database = databaseOf(user, options);
  const ref = { collection: 'users', id: user } as const;
  try {
    await database.write({ collections: ['users'], tables: [] }, async (transaction) => {
      const state = (await transaction.read([ref])).get(keyAt(ref));
      await transaction.write([{ ...ref, state: { ...state, fields: { ...state?.fields, ...profile } } }]);
    });
  } finally {
    database.close();
  }
}

/** Removes the entry last, so that a failed removal can be repeated. */
export async function removeSample(entries: AccountEntries, options: LocalOptions): Promise<void> {
  const id = await entries.sampleId();
  if (id === undefined) return;
  await databaseOf(id, options).erase();
  await entries.remove(sampleEmail);
}
