import { sentenceOf } from '@dayloom/data';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { aPerson, aSignUp, codeOf } from './account-holders.fixture.ts';
import { administer, authWorld } from './auth-world.fixture.ts';

const authUrl = inject('authUrl');
const project = '/emulator/v1/projects/demo-dayloom';

let world: ReturnType<typeof authWorld>;
beforeEach(() => {
  world = authWorld(authUrl);
});
afterEach(() => world.close());

describe.each([false, true])('with protection of e-mail addresses: %s', (isProtected) => {
  beforeEach(async () => {
    await administer(authUrl, 'PATCH', `${project}/config`, {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: isProtected },
    });
  });

  it('[AU19] a wrong password and an unknown e-mail get the same answer', async () => {
    const details = aSignUp();
    const accounts = world.accounts();
    await accounts.signUp(details);
    const wrong = await accounts.signIn(details.email, 'wrong horse').catch((error: unknown) => error);
    const unknown = await accounts
      .signIn('nobody@example.com', 'wrong horse')
      .catch((error: unknown) => error);
    expect(wrong).toMatchObject({ code: 'wrong-credentials' });
    expect(sentenceOf(unknown)).toBe(sentenceOf(wrong));
  });

  it('[AU13] a reset message goes to a known e-mail, and its code sets a new password', async () => {
    const details = aSignUp();
    const accounts = world.accounts();
    await accounts.signUp(details);
    await accounts.sendReset(` ${details.email.toUpperCase()}`);
    const { oobCodes } = (await administer(authUrl, 'GET', `${project}/oobCodes`)) as {
      oobCodes: { email: string; oobCode: string; requestType: string }[];
    };
    const sent = oobCodes.filter(({ email }) => email === details.email);
    expect(sent).toMatchObject([{ requestType: 'PASSWORD_RESET' }]);
    await administer(authUrl, 'POST', '/accounts:resetPassword?key=demo', {
      oobCode: sent[0]!.oobCode,
      newPassword: 'battery staple',
    });
    expect(await codeOf(accounts.signIn(details.email, details.password))).toBe('wrong-credentials');
    await accounts.signIn(details.email, 'battery staple');
  });

  it('[AU13] an unknown e-mail gets the same answer as a known one, and no message is sent', async () => {
    const email = aSignUp().email;
    await world.accounts().sendReset(email);
    const { oobCodes } = (await administer(authUrl, 'GET', `${project}/oobCodes`)) as {
      oobCodes: { email: string }[];
    };
    expect(oobCodes.filter((one) => one.email === email)).toEqual([]);
    expect(await codeOf(world.accounts().sendReset('no e-mail'))).toBe('invalid-email');
  });
});

describe('signing in with Google', () => {
  it('[AU17] [DA5] creates the user document of a new user from the Google profile', async () => {
    const { email, google } = aPerson();
    const user = await world.accounts({ google }).signInWithGoogle();
    expect(user.email).toBe(email);
    expect(await world.profile(user)).toEqual({
      id: user.id,
      firstName: 'Grace Hopper',
      mobileNo: '',
      email,
      createdAt: '2026-03-20T12:00:00.000Z',
    });
  });

  it('[DA5] stores a missing name as an empty one, and truncates a long name', async () => {
    const nameless = await world.accounts({ google: aPerson({ name: undefined }).google }).signInWithGoogle();
    expect(await world.profile(nameless)).toMatchObject({ firstName: '' });
    const endless = aPerson({ name: 'a'.repeat(300) });
    const user = await world.accounts({ google: endless.google }).signInWithGoogle();
    expect(await world.profile(user)).toMatchObject({ firstName: 'a'.repeat(100) });
  });

  it('[AU17] leaves an existing user document unchanged', async () => {
    const { google } = aPerson();
    const first = await world.accounts({ google }).signInWithGoogle();
    const written: unknown[] = [];
    const profiles = { ...world.profiles, write: async (...call: unknown[]) => void written.push(call) };
    expect(await world.accounts({ google, profiles }).signInWithGoogle()).toEqual(first);
    expect(written).toEqual([]);
  });

  it('[AU19] signs no user in if the user document cannot be written, and works on retry', async () => {
    const { google } = aPerson();
    const profiles = { ...world.profiles, write: () => Promise.reject(new Error('no room')) };
    const accounts = world.accounts({ google, profiles });
    expect(await codeOf(accounts.signInWithGoogle())).toBe('unknown');
    expect(await accounts.signedIn()).toBeUndefined();
    await world.accounts({ google }).signInWithGoogle();
  });

  it('[ER1] never reports a rejected token as a wrong password', async () => {
    const google = async () => ({ idToken: 'garbage', rawNonce: 'raw' });
    expect(await codeOf(world.accounts({ google }).signInWithGoogle())).toBe('unknown');
  });
});

describe('signing up', () => {
  it('[AU19] can be repeated if the user document cannot be written', async () => {
    const details = aSignUp();
    const profiles = { ...world.profiles, write: () => Promise.reject(new Error('no room')) };
    const accounts = world.accounts({ profiles });
    expect(await codeOf(accounts.signUp(details))).toBe('unknown');
    expect(await accounts.signedIn()).toBeUndefined();
    expect(await codeOf(accounts.signIn(details.email, details.password))).toBe('wrong-credentials');
    await world.accounts().signUp(details);
  });

  it('[LM6] rejects a name over its limit before an account is created', async () => {
    const details = aSignUp();
    const accounts = world.accounts();
    expect(await codeOf(accounts.signUp({ ...details, firstName: 'a'.repeat(101) }))).toBe('unknown');
    await accounts.signUp({ ...details, firstName: 'a'.repeat(100) });
  });
});

describe('a session', () => {
  it('[AU20] ends on sign-out, which is not reported as a lost session', async () => {
    const accounts = world.accounts();
    const events: string[] = [];
    accounts.onLost(() => events.push('lost'));
    accounts.onEntered((id) => events.push(id));
    const user = await accounts.signUp(aSignUp());
    expect(await accounts.signedIn()).toBe(user.id);
    await accounts.signOut();
    expect(await accounts.stillKnows(user)).toBe(false);
    expect(await accounts.signedIn()).toBeUndefined();
    expect(events).toEqual([user.id]);
  });

  it('[AU8] of an account that was deleted elsewhere is unknown and reported as lost', async () => {
    const accounts = world.accounts();
    const user = await accounts.signUp(aSignUp());
    const lost = new Promise<void>((resolve) => accounts.onLost(resolve));
    await administer(authUrl, 'POST', '/projects/demo-dayloom/accounts:delete', { localId: user.id });
    expect(await accounts.grantsToken(user)).toBe(false);
    await lost;
    expect(await accounts.signedIn()).toBeUndefined();
  });

  it('[AU8] of a disabled account is unknown, and signing in fails as for an unknown account', async () => {
    const accounts = world.accounts();
    const details = aSignUp();
    const user = await accounts.signUp(details);
    await administer(authUrl, 'POST', '/projects/demo-dayloom/accounts:update', {
      localId: user.id,
      disableUser: true,
    });
    expect(await accounts.grantsToken(user)).toBe(false);
    expect(await codeOf(accounts.signIn(details.email, details.password))).toBe('wrong-credentials');
  });
});
