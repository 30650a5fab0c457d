import { loginChunk, signUpChunk } from '@dayloom/account';
import { lazyModule } from '@dayloom/platform/late';
import { backend } from '../backend/backend.ts';

// Which of them share a file is decided in `tools/rspack/shell-chunks.mjs`.

/** Its HTML is already in the page; this code hydrates it. */
export const landingChunk = lazyModule(() => import(/* webpackChunkName: "landing" */ './landing-here.tsx'));

export const signedInChunk = lazyModule(
  () => import(/* webpackChunkName: "workspace" */ '../workspace/signed-in.tsx'),
);
export const recordsChunk = lazyModule(
  () => import(/* webpackChunkName: "records" */ '../workspace/open-store.ts'),
);
export const readingChunk = lazyModule(
  () => import(/* webpackChunkName: "reading" */ '../workspace/read-first-screen.ts'),
);
export const homeChunk = lazyModule(() => import(/* webpackChunkName: "home" */ '../home/home.tsx'));
export const modulePagesChunk = lazyModule(
  () => import(/* webpackChunkName: "module-pages" */ './module-pages.tsx'),
);
export const notificationCentreChunk = lazyModule(
  () => import(/* webpackChunkName: "notification-centre" */ '../notifications/notification-centre-page.tsx'),
);

/** Loads what every signed-in user's first screen needs. */
export const loadWorkspace = () =>
  Promise.all(
    [signedInChunk, recordsChunk, readingChunk, homeChunk, modulePagesChunk].map((chunk) => chunk.load()),
  );

/** Login, sign-up and the sample day lead to home, so its code loads in parallel. */
const withWorkspace = <Exports>(load: () => Promise<Exports>) =>
  lazyModule(() => {
    loadWorkspace().catch(() => undefined);
    return load();
  });

export const loginPage = withWorkspace(loginChunk.load);
export const signUpPage = withWorkspace(signUpChunk.load);
/** Loads when a press is likely. */
export const sampleChunk = withWorkspace(() => {
  backend().catch(() => undefined);
  return import(/* webpackChunkName: "sample" */ '../sample/enter-sample.ts');
});
