import { LoadingState } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { createBrowserRouter, Outlet } from 'react-router-dom';
import { Frame } from '../frame/frame.tsx';
import ModulePages from '../modules/module-page.tsx';
import { SignedIn } from '../session/signed-in.tsx';
import { SignedOutOnly } from '../session/signed-out-only.tsx';
import { sessionAtom } from '../session/session.ts';

const Landing = lazy(() => import(/* webpackChunkName: "landing" */ '../landing/landing.tsx'));
const Home = lazy(() => import(/* webpackChunkName: "home" */ '../home/home.tsx'));
const Login = lazy(() => import(/* webpackChunkName: "login" */ '../login/login.tsx'));
const SignUp = lazy(() => import(/* webpackChunkName: "sign-up" */ '../sign-up/sign-up.tsx'));

/** `/` is the landing page to a visitor and home to a signed-in user (LP1). */
function Start() {
  const session = useAtomValue(sessionAtom);
  return session.phase === 'signed-in' ? <Home /> : <Landing />;
}

/** The frame stays while screens come and go, and so does the signed-in user's store. */
function Layout() {
  const session = useAtomValue(sessionAtom);
  const screen = (
    <Suspense fallback={<LoadingState rows={6} />}>
      <Outlet />
    </Suspense>
  );
  return (
    <Frame>
      {session.phase === 'signed-in' ? <SignedIn user={session.user}>{screen}</SignedIn> : screen}
    </Frame>
  );
}

export const makeRouter = () =>
  createBrowserRouter([
    {
      element: <Layout />,
      children: [
        { path: '/', element: <Start /> },
        { path: '/login', element: <SignedOutOnly children={<Login />} /> },
        { path: '/signup', element: <SignedOutOnly children={<SignUp />} /> },
        { path: '*', element: <ModulePages /> },
      ],
    },
  ]);
