import { read } from './read.ts';
import { type Accounts, profileOf, type SignUp, type Store, type User } from '@dayloom/data';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anId } from '../records.ts';

/** Accounts under test. Each call of `accounts` is another tab or visit with the same storage. */
export interface AccountsWorld {
  accounts(): Accounts;
  storeOf(user: User): Store;
  close(): Promise<void>;
}

const aSignUp = (overrides: Partial<SignUp> = {}): SignUp => ({
  firstName: 'Ada',
  mobileNo: '+44 20 7946 0000',
  email: `${anId('ada')}@example.com`,
  password: 'correct horse',
  ...overrides,
});

/** The contract of every account service. `makeWorld` creates an empty one before each test. */
export function accountsContract(name: string, makeWorld: () => Promise<AccountsWorld>) {
  describe(`accounts: ${name}`, () => {
    let world: AccountsWorld;
    let accounts: Accounts;
    beforeEach(async () => {
      world = await makeWorld();
      accounts = world.accounts();
    });
    afterEach(() => world.close());
    const refused = (promise: Promise<unknown>, code: string) =>
      expect(promise).rejects.toMatchObject({ name: 'AccountError', code });

    it('[AU18] signing up creates the account and writes the user document from the form', async () => {
      const details = aSignUp({ mobileNo: '', firstName: 'Grace' });
      const user = await accounts.signUp(details);
      expect(user.email).toBe(details.email);
      const [profile] = await read(world.storeOf(user), profileOf(user.id));
      expect(profile).toMatchObject({ id: user.id, firstName: 'Grace', mobileNo: '', email: details.email });
      expect(profile?.createdAt).toMatch(/Z$/);
    });

    it('[AU21] an account still exists on the next visit, with the same id', async () => {
      const details = aSignUp();
      const user = await accounts.signUp(details);
      await accounts.signOut();
      const again = world.accounts();
      expect(await again.signIn(details.email, details.password)).toEqual(user);
      expect(await again.stillKnows(user)).toBe(true);
    });

    it('[AU19] a wrong password and an unknown e-mail cause the same error', async () => {
      const details = aSignUp();
      await accounts.signUp(details);
      await refused(accounts.signIn(details.email, 'correct horsE'), 'wrong-credentials');
      await refused(accounts.signIn('nobody@example.com', details.password), 'wrong-credentials');
    });

    it('[AU16] a password of 7 characters is rejected and creates no account, one of 8 is accepted', async () => {
      const details = aSignUp({ password: '1234567' });
      await refused(accounts.signUp(details), 'weak-password');
      await refused(accounts.signIn(details.email, '1234567'), 'wrong-credentials');
      await accounts.signUp({ ...details, password: '12345678' });
    });

    it('[AU18] an invalid e-mail is rejected', async () => {
      await refused(accounts.signUp(aSignUp({ email: 'ada' })), 'invalid-email');
      await refused(accounts.signUp(aSignUp({ email: ' ' })), 'invalid-email');
    });

    it('[AU18] one e-mail has one account, in any upper or lower case', async () => {
      const details = aSignUp();
      const user = await accounts.signUp(details);
      await refused(
        accounts.signUp({ ...details, email: ` ${details.email.toUpperCase()} ` }),
        'email-taken',
      );
      expect(await accounts.signIn(` ${details.email.toUpperCase()}`, details.password)).toEqual(user);
    });

    it('[AC12] two accounts on one device have different ids', async () => {
      const [ada, bob] = [await accounts.signUp(aSignUp()), await accounts.signUp(aSignUp())];
      expect(ada.id).not.toBe(bob.id);
      await expect(world.storeOf(bob).get(profileOf(ada.id))).rejects.toMatchObject({
        code: 'permission-denied',
      });
    });

    it('[AU8] a remembered user that the service does not know is unknown', async () => {
      const user = await accounts.signUp(aSignUp());
      expect(await accounts.stillKnows({ ...user, email: 'nobody@example.com' })).toBe(false);
      expect(await accounts.stillKnows({ ...user, id: `${user.id}x` as User['id'] })).toBe(false);
    });

    it('[DO5] a deleted account is gone with its records, on this visit and the next, and other accounts stay', async () => {
      const details = aSignUp();
      const bob = await accounts.signUp(aSignUp());
      const user = await accounts.signUp(details);
      await accounts.deleteAccount(user);
      expect(await accounts.stillKnows(user)).toBe(false);
      expect(await read(world.storeOf(user), profileOf(user.id))).toEqual([]);
      await refused(world.accounts().signIn(details.email, details.password), 'wrong-credentials');
      expect(await read(world.storeOf(bob), profileOf(bob.id))).toHaveLength(1);
      const again = await accounts.signUp(details);
      expect(again.id).not.toBe(user.id);
    });

    it('[DO5] a deletion that is aborted before it begins deletes nothing', async () => {
      const details = aSignUp();
      const user = await accounts.signUp(details);
      const signal = AbortSignal.abort(new Error('Keep my account'));
      await expect(accounts.deleteAccount(user, { signal })).rejects.toThrow('Keep my account');
      expect(await read(world.storeOf(user), profileOf(user.id))).toHaveLength(1);
      expect(await accounts.signIn(details.email, details.password)).toEqual(user);
    });

    it('[AU22] [AU23] unsupported functions are reported, and rejected when called', async () => {
      if (!accounts.can.google) await refused(accounts.signInWithGoogle(), 'unsupported');
      if (!accounts.can.reset) await refused(accounts.sendReset('ada@example.com'), 'unsupported');
      expect(Object.keys(accounts.can).toSorted()).toEqual(['google', 'reset']);
    });
  });
}
