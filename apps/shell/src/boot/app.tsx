import { useAtomValue } from 'jotai';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { accountHost } from '../account/account-host.ts';
import { Frame } from '../frame/frame.tsx';
import { DeferredWork } from './deferred-work.tsx';
import { AccountContext, Protected, sessionAtom, SignedOutOnly } from '@dayloom/account';
import {
  homeChunk,
  landingChunk,
  loginPage,
  modulePagesChunk,
  notificationCentreChunk,
  sampleChunk,
  signedInChunk,
  signUpPage,
} from './late-screens.ts';
import { paths } from '../paths.ts';
import { ScreenBoundary } from '../fallbacks/screen-boundary.tsx';
import { WithChunk } from '../fallbacks/with-chunk.tsx';

const landing = (
  <WithChunk chunk={landingChunk}>{({ LandingHere }) => <LandingHere sample={sampleChunk} />}</WithChunk>
);
const login = <WithChunk chunk={loginPage}>{({ Login }) => <Login />}</WithChunk>;
const signUp = <WithChunk chunk={signUpPage}>{({ SignUp }) => <SignUp />}</WithChunk>;
const home = <WithChunk chunk={homeChunk}>{({ Home }) => <Home />}</WithChunk>;
const modulePages = <WithChunk chunk={modulePagesChunk}>{({ ModulePages }) => <ModulePages />}</WithChunk>;

const notifications = (
  <Protected>
    <WithChunk chunk={notificationCentreChunk}>
      {({ NotificationCentrePage }) => <NotificationCentrePage />}
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
            <WithChunk chunk={signedInChunk}>
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
