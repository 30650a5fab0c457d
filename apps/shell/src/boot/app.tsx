import { useAtomValue } from 'jotai';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { accountHost } from '../account/account-host.ts';
import { backend } from '../backend/backend.ts';
import { Frame } from '../frame/frame.tsx';
import { DeferredWork } from './deferred-work.tsx';
import {
  AccountContext,
  loginChunk,
  Protected,
  sessionAtom,
  SignedOutOnly,
  signUpChunk,
} from '@dayloom/account';
import { lazyModule } from '@dayloom/platform/late';
import { landingChunk } from './landing-chunk.ts';
import { workspaceChunk } from './workspace-chunk.ts';
import { paths } from '../paths.ts';
import { ScreenBoundary } from '../fallbacks/screen-boundary.tsx';
import { WithChunk } from '../fallbacks/with-chunk.tsx';

/** Login and sign-up lead to home, so its code loads while the user types. */
const loadAhead = () => void workspaceChunk.load().catch(() => undefined);
const loginPage = lazyModule(() => {
  loadAhead();
  return loginChunk.load();
});
const signUpPage = lazyModule(() => {
  loadAhead();
  return signUpChunk.load();
});

const notificationsChunk = lazyModule(
  () => import(/* webpackChunkName: "notification-centre" */ '../notifications/notification-centre-page.tsx'),
);

/** Loads when a press is likely, in parallel with everything else that opening the sample day needs. */
const sampleChunk = lazyModule(() => {
  loadAhead();
  backend().catch(() => undefined);
  return import(/* webpackChunkName: "sample" */ '../sample/enter-sample.ts');
});

const landing = (
  <WithChunk chunk={landingChunk}>{({ default: Landing }) => <Landing sample={sampleChunk} />}</WithChunk>
);
const login = <WithChunk chunk={loginPage}>{({ Login }) => <Login />}</WithChunk>;
const signUp = <WithChunk chunk={signUpPage}>{({ SignUp }) => <SignUp />}</WithChunk>;
const home = <WithChunk chunk={workspaceChunk}>{({ Home }) => <Home />}</WithChunk>;
const modulePages = <WithChunk chunk={workspaceChunk}>{({ ModulePages }) => <ModulePages />}</WithChunk>;

const notifications = (
  <Protected>
    <WithChunk chunk={notificationsChunk}>
      {({ default: NotificationCentre }) => <NotificationCentre />}
    </WithChunk>
  </Protected>
);

/** `/` is the landing page for visitors and home for signed-in users. */
function Start() {
  const session = useAtomValue(sessionAtom);
  return session.phase === 'signed-in' ? home : landing;
}

const product = 'Dayloom';

/** Titles of the shell's pages by path, for the card that replaces a page that failed. */
const titles: Readonly<Record<string, string>> = {
  [paths.home]: 'Home',
  [paths.login]: 'Login',
  [paths.signUp]: 'Sign Up',
  [paths.notifications]: 'Notifications',
};

function Screens() {
  const { pathname } = useLocation();
  return (
    <ScreenBoundary title={titles[pathname] ?? product} at={pathname}>
      <Routes>
        <Route path={paths.home} element={<Start />} />
        <Route path={paths.login} element={<SignedOutOnly children={login} />} />
        <Route path={paths.signUp} element={<SignedOutOnly orSample children={signUp} />} />
        <Route path={paths.notifications} element={notifications} />
        <Route path="*" element={modulePages} />
      </Routes>
      <DeferredWork key={pathname} />
    </ScreenBoundary>
  );
}

/** The frame and the signed-in user's store stay mounted while screens change. */
export function Page() {
  const session = useAtomValue(sessionAtom);
  return (
    <AccountContext value={accountHost}>
      <Frame>
        {session.phase === 'signed-in' ? (
          <ScreenBoundary title={product}>
            <WithChunk chunk={workspaceChunk}>
              {({ SignedIn }) => (
                <SignedIn user={session.user}>
                  <Screens />
                </SignedIn>
              )}
            </WithChunk>
          </ScreenBoundary>
        ) : (
          <Screens />
        )}
      </Frame>
    </AccountContext>
  );
}

/**
 * The whole product under one router. Without transitions, a navigation and its cause (signing out, for example)
 * are one render, so no intermediate state is visible or redirected.
 */
export const App = () => (
  <BrowserRouter useTransitions={false}>
    <Page />
  </BrowserRouter>
);
