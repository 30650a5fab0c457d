import { lazyModule } from '@dayloom/platform/late';

/** What only some visits need, each loaded when it is shown or called. */
export const loginChunk = lazyModule(() => import(/* webpackChunkName: "login" */ './forms/login.tsx'));
export const signUpChunk = lazyModule(() => import(/* webpackChunkName: "sign-up" */ './forms/sign-up.tsx'));
export const signInAgainChunk = lazyModule(
  () => import(/* webpackChunkName: "sign-in-again" */ './forms/sign-in-again.tsx'),
);
export const deletingAccountChunk = lazyModule(
  () => import(/* webpackChunkName: "deleting-account" */ './deleting/deleting-account.tsx'),
);
export const leftSessionsChunk = lazyModule(
  () => import(/* webpackChunkName: "left-session" */ './sign-out/end-left-sessions.ts'),
);
export const sessionCheckChunk = lazyModule(
  () => import(/* webpackChunkName: "sync" */ './sign-out/check-session.ts'),
);
