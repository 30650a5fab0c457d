import 'fake-indexeddb/auto';
import { activitiesOfDay, goalsOf, patch, profileOf, tasksOn, type User } from '@dayloom/data';
import { planDayOf, sampleEmail } from '@dayloom/domain';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { fixedClock, localWorld } from '../testing/local-world.ts';

const details = { firstName: 'Ada', mobileNo: '1', email: 'ada@example.com', password: 'correct horse' };
const today = planDayOf(fixedClock.now());

/** One device; every call of `visit` is another tab or a later visit. */
function device(indexedDB = new IDBFactory()) {
  const visit = () => {
    const { backend } = localWorld(indexedDB);
    return { ...backend, ...backend.accounts.device! };
  };
  const read = async (user: User) => {
    const store = visit().openStore(user);
    const [profile, tasksOfToday, goals] = await Promise.all([
      store.get(profileOf(user.id)),
      store.get(tasksOn(user.id, today)),
      store.get(goalsOf(user.id)),
    ]);
    store.close();
    return { profile: profile.records[0], tasks: tasksOfToday.records, goals: goals.records };
  };
  return { indexedDB, visit, read };
}

/** Storage that fails to open the databases for which `isBlocked` is true. */
const blocking = (indexedDB: IDBFactory, isBlocked: (name: string) => boolean) =>
  new Proxy(indexedDB, {
    get: (factory, key: keyof IDBFactory) =>
      key !== 'open'
        ? factory[key].bind(factory)
        : (name: string, version?: number) => {
            if (isBlocked(name)) throw new DOMException('denied', 'SecurityError');
            return factory.open(name, version);
          },
  });
const isRecordsDatabase = (name: string) => name !== 'dayloom-accounts';

describe('a sample day', () => {
  it('[DO6] has realistic records around today, without an account', async () => {
    const { visit, read } = device();
    const user = await visit().enterSample();
    const { profile, tasks: open, goals } = await read(user);
    expect([user.email, profile?.email, profile?.firstName]).toEqual([sampleEmail, sampleEmail, 'Asha Rao']);
    expect([open.length > 2, goals.length > 2]).toEqual([true, true]);
    const store = visit().openStore(user);
    expect((await store.get(activitiesOfDay(user.id, today))).records.length).toBeGreaterThan(0);
    expect(await visit().accounts.stillKnows(user)).toBe(true);
  });

  it('[DO6] is the same after a second press, also in two tabs at once', async () => {
    const { visit, read } = device();
    const [one, two] = await Promise.all([visit().enterSample(), visit().enterSample()]);
    const before = await read(one);
    expect([two, await visit().enterSample()]).toEqual([one, one]);
    expect(await read(one)).toEqual(before);
    expect(before.goals.length).toBe(new Set(before.goals.map(({ title }) => title)).size);
  });

  it('[DO6] becomes an account with the same records: none is lost or duplicated', async () => {
    const { visit, read } = device();
    const sample = await visit().enterSample();
    const before = await read(sample);
    const ticked = before.tasks.find(({ completed }) => !completed)!;
    const store = visit().openStore(sample);
    await store.commit([patch('tasks', ticked.id, { completed: true })]);
    store.close();

    const kept = await visit().keepSample({ ...details, email: ' Ada@Example.com' });
    expect(kept).toEqual({ id: sample.id, email: details.email });
    expect(await visit().accounts.signIn(details.email, details.password)).toEqual(kept);
    const after = await read(kept);
    expect(after.profile).toMatchObject({ firstName: 'Ada', mobileNo: '1', email: details.email });
    expect(after.goals).toEqual(before.goals);
    expect(after.tasks.map(({ id }) => id).toSorted()).toEqual(before.tasks.map(({ id }) => id).toSorted());
    expect(after.tasks.find(({ id }) => id === ticked.id)?.completed).toBe(true);

    await visit().removeSample();
    expect((await read(kept)).goals, 'it is no sample any more').toEqual(before.goals);
    const next = await visit().enterSample();
    expect(next.id, 'another press makes another sample').not.toBe(kept.id);
  });

  it('[DO6] [AU19] stays a sample if the form is invalid or the e-mail is taken', async () => {
    const { visit, read } = device();
    await visit().accounts.signUp(details);
    const sample = await visit().enterSample();
    await expect(visit().keepSample(details)).rejects.toMatchObject({ code: 'email-taken' });
    await expect(visit().keepSample({ ...details, email: 'abc' })).rejects.toMatchObject({
      code: 'invalid-email',
    });
    expect(await visit().enterSample()).toEqual(sample);
    expect((await read(sample)).profile?.email).toBe(sampleEmail);
  });

  it('[DO6] [AU19] can be kept with a second press if its profile could not be written', async () => {
    const { visit, read, indexedDB } = device();
    const sample = await visit().enterSample();
    const full = device(blocking(indexedDB, isRecordsDatabase)).visit();
    await expect(full.keepSample(details)).rejects.toMatchObject({ code: 'storage-blocked' });
    expect(await visit().enterSample()).toEqual(sample);
    const kept = await visit().keepSample(details);
    expect([kept.id, (await read(kept)).profile?.email]).toEqual([sample.id, details.email]);
  });

  it('[DO6] is completely removed from the device when the user leaves it', async () => {
    const { visit, indexedDB } = device();
    const sample = await visit().enterSample();
    await visit().removeSample();
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).toEqual(['dayloom-accounts']);
    expect(await visit().accounts.stillKnows(sample)).toBe(false);
    await visit().removeSample();
  });

  it('[DO6] is not an account: its e-mail cannot be used to sign in or sign up', async () => {
    const { visit } = device();
    const { signIn, signUp } = visit().accounts;
    const own = { ...details, email: sampleEmail };
    await expect(signUp(own)).rejects.toMatchObject({ code: 'email-taken' });
    await visit().enterSample();
    await expect(signIn(sampleEmail, '')).rejects.toMatchObject({ code: 'wrong-credentials' });
    await expect(visit().keepSample(own)).rejects.toMatchObject({ code: 'email-taken' });
  });

  it('[DO6] [OF8] fails with an AccountError if the browser blocks storage, and is filled at the next press', async () => {
    const { visit, read, indexedDB } = device();
    for (const isBlocked of [() => true, isRecordsDatabase])
      await expect(device(blocking(indexedDB, isBlocked)).visit().enterSample()).rejects.toMatchObject({
        name: 'AccountError',
        code: 'storage-blocked',
      });
    expect((await read(await visit().enterSample())).goals.length).toBeGreaterThan(0);
  });
});
