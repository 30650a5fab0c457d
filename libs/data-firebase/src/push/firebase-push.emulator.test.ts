import type { UserId } from '@dayloom/domain';
import { unsubscribedWorker } from '@dayloom/testing/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { clientOptions, type EmulatedProject, emulatedProject } from '../remote/emulated-project.fixture.ts';
import { pushPorts } from './push-ports.fixture.ts';

const [host, projectId] = [inject('firestoreHost'), 'demo-push'];
let project: EmulatedProject;
beforeAll(async () => {
  project = await emulatedProject(host, projectId);
});

const [now, later] = ['2026-03-20T08:00:00.000Z', '2026-03-21T08:00:00.000Z'];
const worker = unsubscribedWorker;
const pushOn = pushPorts(host, projectId);

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
