import { LoadingState } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { Frame } from '../frame/frame.tsx';
import { DeferredWork } from './deferred-work.tsx';
import { loadWorkspace } from './load-workspace.ts';
import { ScreenBoundary } from '../fallbacks/screen-boundary.tsx';
import { sessionAtom } from '../session/session.ts';
import { SignedOutOnly } from '../session/signed-out-only.tsx';

const Landing = lazy(() => import(/* webpackChunkName: "landing" */ '../landing/landing.tsx'));
/** Login and sign-up lead home: its code comes while somebody types. */
const loadAhead = () => void loadWorkspace().catch(() => undefined);
const Login = lazy(() => {
  loadAhead();
  return import(/* webpackChunkName: "login" */ '../login/login.tsx');
});
const SignUp = lazy(() => {
  loadAhead();
  return import(/* webpackChunkName: "sign-up" */ '../sign-up/sign-up.tsx');
});
const Home = lazy(async () => ({ default: (await loadWorkspace()).Home }));
const SignedIn = lazy(async () => ({ default: (await loadWorkspace()).SignedIn }));
const ModulePages = lazy(async () => ({ default: (await loadWorkspace()).ModulePages }));

/** `/` is the landing page to a visitor and home to a signed-in user (LP1). */
function Start() {
  const session = useAtomValue(sessionAtom);
  return session.phase === 'signed-in' ? <Home /> : <Landing />;
}

function Screens() {
  const { pathname } = useLocation();
  return (
    <ScreenBoundary key={pathname}>
      <Suspense fallback={<LoadingState rows={6} />}>
        <Routes>
          <Route path="/" element={<Start />} />
          <Route path="/login" element={<SignedOutOnly children={<Login />} />} />
          <Route path="/signup" element={<SignedOutOnly children={<SignUp />} />} />
          <Route path="*" element={<ModulePages />} />
        </Routes>
        <DeferredWork />
      </Suspense>
    </ScreenBoundary>
  );
}

/** The frame stays while screens come and go, and so does the signed-in user's store. */
function Page() {
  const session = useAtomValue(sessionAtom);
  return (
    <Frame>
      {session.phase === 'signed-in' ? (
        <ScreenBoundary>
          <Suspense fallback={<LoadingState rows={6} />}>
            <SignedIn user={session.user}>
              <Screens />
            </SignedIn>
          </Suspense>
        </ScreenBoundary>
      ) : (
        <Screens />
      )}
    </Frame>
  );
}

/**
 * The whole product under one router. Without transitions a navigation and what caused it (signing out, say) are
 * one render: nothing in between is seen or redirected.
 */
export const App = () => (
  <BrowserRouter useTransitions={false}>
    <Page />
  </BrowserRouter>
);
