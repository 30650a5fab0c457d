// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { type Session, sessionAtom, SignedOutOnly, signUpChunk } from '@dayloom/account';
import { profileOf } from '@dayloom/data';
import { isSampleUser, sampleEmail } from '@dayloom/domain';
import { Landing } from '@dayloom/landing';
import { useRecords, useShell } from '@dayloom/platform';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../backend/backend.ts';
import { WithChunk } from '../fallbacks/with-chunk.tsx';
import { lazyModule } from '@dayloom/platform/late';
import { serveLocalConfig, ShellPage, shellState } from '../testing/shell-page.tsx';
import { paths } from '../paths.ts';
import { LazyToasts, toasts } from '@dayloom/toasts';
import { SignedIn } from '../workspace/signed-in.tsx';

beforeEach(() => {
  serveLocalConfig();
  document.documentElement.dataset['backend'] = 'local';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const sample = lazyModule(() => import('./enter-sample.ts'));
const landing = <Landing paths={paths} themeDots={null} sample={sample} toasts={toasts} />;

/** Whose records a screen shows. */
function Whose() {
  const { user } = useShell();
  const profile = useRecords(profileOf(user.id), { failed: 'No profile' });
  return <h1>{profile.phase === 'ready' && profile.records[0]?.firstName}</h1>;
}

function Pages() {
  const session = useAtomValue(sessionAtom);
  const routes = (
    <Routes>
      <Route
        path="/signup"
        element={
          <SignedOutOnly
            orSample
            children={<WithChunk chunk={signUpChunk}>{({ SignUp }) => <SignUp />}</WithChunk>}
          />
        }
      />
      <Route path="*" element={session.phase === 'signed-in' ? <Whose /> : landing} />
    </Routes>
  );
  return session.phase === 'signed-in' ? <SignedIn user={session.user}>{routes}</SignedIn> : routes;
}

async function enter() {
  const state = shellState({ modules: { phase: 'none' } });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShellPage state={state}>
        <Pages />
        <LazyToasts signedIn={false} trashAddress={() => undefined} />
      </ShellPage>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Try it with a sample day' }));
  return { user, session: () => state.get(sessionAtom) };
}

const userIn = (session: Session) => (session.phase === 'signed-in' ? session.user : undefined);
const bar = () => screen.queryByRole('complementary', { name: 'Sample day' });
const timeout = { timeout: 10_000 };

it('[DO6] one press opens the sample, which a bar announces, and a second press opens the same one', async () => {
  const first = await enter();
  await screen.findByRole('heading', { name: 'Asha Rao' }, timeout);
  expect(bar()?.textContent).toContain('This is a sample day.');
  const entered = userIn(first.session());
  expect(entered?.email).toBe(sampleEmail);
  // After the browser was closed, the session is over, but the sample still exists.
  cleanup();
  localStorage.clear();
  const again = await enter();
  await screen.findByRole('heading', { name: 'Asha Rao' }, timeout);
  expect(userIn(again.session())).toEqual(entered);
}, 30_000);

it('[DO6] signing up from the bar keeps the records: the account has the id of the sample', async () => {
  const { user, session } = await enter();
  await user.click(await screen.findByRole('link', { name: 'Keep it' }, timeout));
  await screen.findByText('All that is in the sample day comes along.', undefined, timeout);
  expect(bar(), 'the form says it itself').toBeNull();
  const entered = userIn(session());
  const typed = {
    'First Name': 'Ravi',
    'Mobile Number': '1',
    Email: 'ravi@example.com',
    Password: 'right words',
  };
  for (const [label, text] of Object.entries(typed)) await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await screen.findByRole('heading', { name: 'Ravi' }, timeout);
  expect(userIn(session())).toEqual({ id: entered?.id, email: 'ravi@example.com' });
  expect(bar()).toBeNull();
  expect(await (await backend()).accounts.stillKnows(entered!), 'no sample is left').toBe(false);
}, 30_000);

it('[DO6] leaving asks first, since what was typed into the sample is deleted', async () => {
  const { user, session } = await enter();
  await screen.findByRole('heading', { name: 'Asha Rao' }, timeout);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  question.getByText('What you typed into the sample day is not saved.');
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(session().phase).toBe('signed-in');
}, 30_000);

it('[DO6] leaving ends the session and removes the sample from this device', async () => {
  const { user, session } = await enter();
  await screen.findByRole('heading', { name: 'Asha Rao' }, timeout);
  const entered = userIn(session())!;
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Leave' }));
  await screen.findByText('The sample day was removed from this device.', undefined, timeout);
  expect(session().phase).toBe('signed-out');
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`dayloom-${entered.id}`);
  expect(await (await backend()).accounts.stillKnows(entered)).toBe(false);
}, 30_000);

it('[DO6] [OF8] if the browser stores nothing, the press shows the usual sentence', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { session } = await enter();
  await screen.findByText('The browser does not let Dayloom store anything here.', undefined, timeout);
  expect(userIn(session())).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Try it with a sample day' }).ariaDisabled).toBeNull();
}, 30_000);

it('[DO6] no other user is taken for the sample', () =>
  expect(isSampleUser({ email: 'asha@example.com' })).toBe(false));
