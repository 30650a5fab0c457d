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
  // The SDK rejects promises of its own that nobody holds, here and after the last test, and throws where its streams
  // close: the very fault that is tested.
  for (const fault of ['unhandledRejection', 'uncaughtException']) {
    process.removeAllListeners(fault);
    process.on(fault, () => undefined);
  }
  server = await assertionBreaker();
});
beforeEach(() => {
  // Not the SDK's log level: its log is where the fault is told.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterAll(() => server.close());

const projectAt = (host: string): FirebaseConfig => ({
  firebase: { apiKey: 'none', projectId: 'demo-remote-broken' },
  emulators: { auth: 'http://127.0.0.1:1', firestore: host },
});

const failing = (timeout: number) =>
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

it('[OF4] a client that failed inside is broken, for its listeners and for all that is asked of it', async () => {
  const remote = failing(60_000);
  const underWay = remote.send(aBatch([])).catch((error: unknown) => error);
  expect(await failureOf(remote)).toMatchObject(broken);
  expect(await underWay).toMatchObject(broken);
  await expect(remote.pull('works', { limit: 1 })).rejects.toMatchObject(broken);
  await expect(remote.get('works', 'any')).rejects.toMatchObject(broken);
  await expect(remote.count('works')).rejects.toMatchObject(broken);
  expect(await failureOf(remote)).toMatchObject(broken);
  await remote.close();
});

it('[OF4] another client of the page, whose server only says nothing, is not broken by it', async () => {
  const [sound, remote] = [failing(500), failing(60_000)];
  const underWay = sound.send(aBatch([])).catch((error: unknown) => error);
  expect(await failureOf(remote)).toMatchObject(broken);
  expect(await underWay).toMatchObject({ code: 'unreachable' });
  await expect(sound.send(aBatch([]))).rejects.toMatchObject({ code: 'unreachable' });
  await Promise.all([sound.close(), remote.close()]);
});

it('[OF4] a client that tells its failure whenever it is asked is not asked for ever', async () => {
  const talkative = await assertionBreaker('confirmed twice');
  const { db, release } = openFirestore(projectAt(talkative.host), { sub: ada });
  const failed = new Promise<void>((resolve) => {
    const stop = watchFailures(() => void hasFailed(db).then((isSo) => isSo && (stop(), resolve())));
  });
  onSnapshot(collection(db, 'works'), () => expect.unreachable('nothing was answered'));
  await failed;

  const logged = vi.mocked(console.error).mock.calls;
  const before = logged.length;
  const look = vi.fn(() => void hasFailed(db));
  const stop = watchFailures(look);
  expect(await hasFailed(db)).toBe(true);
  stop();
  expect(look).toHaveBeenCalledTimes(1);
  expect(logged.length - before).toBe(2);
  await release();
  await talkative.close();
});
