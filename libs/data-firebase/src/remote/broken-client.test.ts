import type { UserId } from '@dayloom/domain';
import type { Remote, RemoteError } from '@dayloom/sync';
import { collection, onSnapshot } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { FirebaseConfig } from '../config.ts';
import { hasFailed, watchFailures } from './client-failure.ts';
import { aBatch } from './emulated-project.fixture.ts';
import { assertionBreaker } from './faulty-server.fixture.ts';
import { firestoreRemote } from './firestore-remote.ts';
import { openFirestore } from './open-firestore.ts';

const ada = 'ada' as UserId;
const broken = { name: 'RemoteError', code: 'broken' };

let server: Awaited<ReturnType<typeof assertionBreaker>>;
beforeAll(async () => {
  // The tested fault makes the SDK reject promises without a handler, also after the last test, and throw when its
  // streams close.
  for (const fault of ['unhandledRejection', 'uncaughtException']) {
    process.removeAllListeners(fault);
    process.on(fault, () => undefined);
  }
  server = await assertionBreaker();
});
beforeEach(() => {
  // Not with the SDK's log level, because the fault is reported in its log.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterAll(() => server.close());

const projectAt = (host: string): FirebaseConfig => ({
  firebase: { apiKey: 'none', projectId: 'demo-remote-broken' },
  emulators: { auth: 'http://127.0.0.1:1', firestore: host },
});

const failingRemote = (timeout: number) =>
  firestoreRemote({
    config: projectAt(server.host),
    user: ada,
    timeout,
    mockUserToken: { sub: ada },
  });

const failureOf = (remote: Remote) =>
  new Promise<RemoteError>((resolve) => {
    const unexpected = () => expect.unreachable('nothing was answered');
    remote.listen('works', undefined, { next: unexpected, fail: resolve, away: unexpected });
  });

it('[OF4] a client with an internal failure is reported as broken to its listeners and by every call', async () => {
  const remote = failingRemote(60_000);
  const sending = remote.send(aBatch([])).catch((error: unknown) => error);
  expect(await failureOf(remote)).toMatchObject(broken);
  expect(await sending).toMatchObject(broken);
  await expect(remote.pull('works', { limit: 1 })).rejects.toMatchObject(broken);
  await expect(remote.get('works', 'any')).rejects.toMatchObject(broken);
  await expect(remote.count('works')).rejects.toMatchObject(broken);
  expect(await failureOf(remote)).toMatchObject(broken);
  await remote.close();
});

it('[OF4] another client of the page, whose server does not respond, is not reported as broken', async () => {
  const [sound, remote] = [failingRemote(500), failingRemote(60_000)];
  const sending = sound.send(aBatch([])).catch((error: unknown) => error);
  expect(await failureOf(remote)).toMatchObject(broken);
  expect(await sending).toMatchObject({ code: 'unreachable' });
  await expect(sound.send(aBatch([]))).rejects.toMatchObject({ code: 'unreachable' });
  await Promise.all([sound.close(), remote.close()]);
});

it('[OF4] a client that logs its failure at every check is not checked in a loop', async () => {
  const repeating = await assertionBreaker('confirmed twice');
  const { db, release } = openFirestore(projectAt(repeating.host), { sub: ada });
  const failed = new Promise<void>((resolve) => {
    const stop = watchFailures(() => void hasFailed(db).then((isSo) => isSo && (stop(), resolve())));
  });
  onSnapshot(collection(db, 'works'), () => expect.unreachable('nothing was answered'));
  await failed;

  const logged = vi.mocked(console.error).mock.calls;
  const before = logged.length;
  const check = vi.fn(() => void hasFailed(db));
  const stop = watchFailures(check);
  expect(await hasFailed(db)).toBe(true);
  stop();
  expect(check).toHaveBeenCalledTimes(1);
  expect(logged.length - before).toBe(2);
  await release();
  await repeating.close();
});
