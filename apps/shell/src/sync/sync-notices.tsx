import { revokedAtom, signingOutAtom, syncStateAtom } from '@dayloom/account';
import { useAtom, useAtomValue } from 'jotai';
import { SyncBanners } from './sync-banners.tsx';
import { SyncPanel } from './sync-panel.tsx';
import { syncPanelOpenAtom } from './sync-panel-open.ts';

/** Banners below the header, and the panel of the indicator. */
export function SyncNotices() {
  const state = useAtomValue(syncStateAtom);
  const [panelOpen, setPanelOpen] = useAtom(syncPanelOpenAtom);
  // Rejected changes contain record data too.
  const secret = useAtomValue(revokedAtom);
  const isSigningOut = useAtomValue(signingOutAtom);
  if (!state || isSigningOut) return null;
  return (
    <>
      <SyncBanners
        blockage={state.blockage}
        refused={secret ? 0 : state.refused.length}
        onShow={() => setPanelOpen(true)}
      />
      {panelOpen && <SyncPanel state={state} secret={secret} onClose={() => setPanelOpen(false)} />}
    </>
  );
}
