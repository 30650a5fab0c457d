import { useAtomValue, useStore } from 'jotai';
import { Activity, type ReactNode, useLayoutEffect } from 'react';
import { ScreenBoundary } from '../fallbacks/screen-boundary.tsx';
import { keepUnsaved } from '../unsaved-work/unsaved-work.ts';
import { ScreenLoading } from '../fallbacks/screen-loading.tsx';
import { WithChunk } from '../fallbacks/with-chunk.tsx';
import { revokedAtom, signInAgainChunk, signingOutAtom } from '@dayloom/account';

/** Screens hidden while the session is revoked or about to end keep what was typed and chosen. */
export function OpenRecords({ children }: { readonly children: ReactNode }) {
  const isSigningOut = useAtomValue(signingOutAtom);
  const revoked = useAtomValue(revokedAtom);
  const atoms = useStore();
  const isHidden = isSigningOut || revoked;
  // Hidden screens withdraw their unsaved-changes flags, but still have the text.
  useLayoutEffect(() => (isHidden ? keepUnsaved(atoms) : undefined), [isHidden, atoms]);
  return (
    <>
      {isSigningOut && <ScreenLoading />}
      {revoked && !isSigningOut && (
        <ScreenBoundary title="Sign in again">
          <WithChunk chunk={signInAgainChunk}>{({ SignInAgain }) => <SignInAgain />}</WithChunk>
        </ScreenBoundary>
      )}
      <Activity mode={isHidden ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  );
}
