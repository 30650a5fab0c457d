export { AccountContext, type AccountHost } from './account-host.ts';
export {
  deletingAccountChunk,
  leftSessionsChunk,
  loginChunk,
  sessionCheckChunk,
  signInAgainChunk,
  signUpChunk,
} from './chunks.ts';
export { runAccountAction } from './forms/run-account-action.ts';
export { beginDeleting } from './session/begin-deleting.ts';
export { beginSession, rememberUser } from './session/begin-session.ts';
export { isMarkedSession, markBrowserSession } from './session/browser-session.ts';
export { changesText } from './session/changes-text.ts';
export { Protected } from './session/protected.tsx';
export {
  forgetUser,
  hasEndedSession,
  onOtherTab,
  recentsKey,
  rememberedUser,
  userOfEndedSession,
} from './session/remembered-session.ts';
export { nextSession, type Session, sessionAtom, sessionFromDevice } from './session/session.ts';
export { SignedOutOnly } from './session/signed-out-only.tsx';
export { revokedAtom, signingOutAtom, subscribeToSync, syncAtom, syncStateAtom } from './session/sync.ts';
export { SignOutQuestion } from './sign-out/sign-out-question.tsx';
export { useSignOut } from './sign-out/use-sign-out.ts';
