import 'fake-indexeddb/auto';
import type { UserId } from '@dayloom/domain';
import { pushContract, type PushWorld, unsubscribedWorker } from '@dayloom/testing/contract';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { clientOptions, type EmulatedProject, emulatedProject } from '../remote/emulated-project.fixture.ts';
import { emulatorWorld } from '../testing/emulator-world.ts';
import { firebasePush } from './firebase-push.ts';
import type { MessagingClient } from './messaging-client.ts';
import { savedDevices, type SavedDevicesOptions } from './saved-devices.ts';

const [host, projectId] = [inject('firestoreHost'), 'demo-push'];
let project: EmulatedProject;
beforeAll(async () => {
  project = await emulatedProject(host, projectId);
});

const [now, later] = ['2026-03-20T08:00:00.000Z', '2026-03-21T08:00:00.000Z'];
const worker = unsubscribedWorker;

/** A stub of Messaging, which needs a browser and is tested in one. */
const device = (token: string): MessagingClient => ({
  register: () => Promise.resolve(token),
  unregister: () => Promise.resolve(token),
});

interface Visit {
  readonly at?: string;
  readonly options?: Partial<SavedDevicesOptions>;
}

/** The push port of a user on a device with this token. */
const pushOn = (token: string, user: UserId, { at = now, options }: Visit = {}) =>
  firebasePush({
    clock: { now: () => new Date(at) },
    messaging: () => Promise.resolve(device(token)),
    devices: () => Promise.resolve(savedDevices({ ...clientOptions(host, projectId, user), ...options })),
  });

const pushWorld = (): PushWorld => ({
  ...emulatorWorld(project, new IDBFactory()),
  pushOf: (user, at) => pushOn('phone', user, { at }),
});

pushContract('Firebase, over the Firestore emulator', async () => pushWorld());

describe('the devices of a user on Firebase', () => {
  beforeEach(() => void vi.stubGlobal('navigator', { userAgent: 'Android' }));
  afterEach(() => void vi.unstubAllGlobals());
  let ids = 0;
  const aUser = () => `push-${process.pid}-${++ids}` as UserId;

  const latestOf = async (user: UserId) => {
    const { token, deletedAt } = (await project.read(`userTokens/${user}`)) ?? {};
    return deletedAt === null ? token : undefined;
  };
  const deviceOf = (user: UserId, token: string) => project.read(`userTokens/${user}/devices/${token}`);

  it('[NF10, DA33] each have their own document with the time zone, and the last token is stored as the latest', async () => {
    const user = aUser();
    await pushOn('phone', user).register(worker);
    await pushOn('tablet', user, { at: later }).register(worker);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(await latestOf(user)).toBe('tablet');
    const platform = 'android';
    expect(await deviceOf(user, 'phone')).toEqual({ token: 'phone', platform, updatedAt: now, timeZone });
    expect(await deviceOf(user, 'tablet')).toEqual({ token: 'tablet', platform, updatedAt: later, timeZone });
  });

  it('[NF10] do not change when another one is removed, nor does the latest token if it is theirs', async () => {
    const user = aUser();
    await pushOn('phone', user).register(worker);
    await pushOn('tablet', user).register(worker);
    await pushOn('phone', user).unregister(worker);
    expect(await latestOf(user)).toBe('tablet');
    expect(await deviceOf(user, 'phone')).toBeUndefined();
    expect(await deviceOf(user, 'tablet')).toBeDefined();
    await pushOn('tablet', user).unregister(worker);
    expect(await latestOf(user)).toBeUndefined();
    expect(await deviceOf(user, 'tablet')).toBeUndefined();
  });

  it('are reported as unreachable after the timeout without a server, and not written later', async () => {
    const user = aUser();
    const { config } = clientOptions('127.0.0.1:1', projectId, user);
    const lost = pushOn('phone', user, { options: { config, timeout: 1_000 } });
    await expect(lost.register(worker)).rejects.toMatchObject({ name: 'PushError', code: 'unreachable' });
    expect(await latestOf(user)).toBeUndefined();
    expect(await deviceOf(user, 'phone')).toBeUndefined();
  });

  it('[AC8] are denied to another user, without a retry', async () => {
    const user = aUser();
    const push = pushOn('phone', user, { options: { mockUserToken: { sub: 'somebody-else' } } });
    await expect(push.register(worker)).rejects.toMatchObject({ name: 'PushError', code: 'unknown' });
  });
});
