import { sessionAtom, syncAtom } from '@dayloom/account';
import { useAtomValue } from 'jotai';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { LazyAbout } from '../about/lazy-about.tsx';
import { modulesAtom } from '../modules/modules.ts';
import { syncPartsAtom } from '../sync/load-sync-parts.ts';
import { LazyToasts } from '../toasts/lazy-toasts.tsx';
import { BottomBar } from './bottom-bar.tsx';
import * as styles from './frame.module.css';
import { RouteChange } from './route-change.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Surrounds every page, signed in or not: navigation, footer, toasts and the one main landmark. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const signedIn = useAtomValue(sessionAtom).phase === 'signed-in';
  const parts = useAtomValue(syncPartsAtom);
  const synced = useAtomValue(syncAtom) !== undefined && parts;
  const modules = useAtomValue(modulesAtom);
  const override = modules.phase === 'ready' && modules.override;
  const main = useRef<HTMLElement>(null);
  // The script moves the focus: a hash in the address would add a history entry.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className={styles.frame} data-signed-in={signedIn}>
      <a href="#content" className={styles.skip} onClick={skip}>
        Skip to content
      </a>
      <SiteHeader signedIn={signedIn} indicator={synced && <synced.SyncIndicator />} />
      {override && <override.Banner override={override} />}
      {synced && <synced.SyncNotices />}
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      {signedIn && <BottomBar />}
      <RouteChange main={main} />
      <LazyAbout />
      <LazyToasts />
    </div>
  );
}
