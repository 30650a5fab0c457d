import { sessionAtom, SignOutQuestion } from '@dayloom/account';
import { lazyModule } from '@dayloom/platform/late';
import { useAtomValue } from 'jotai';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { AboutPanel } from '../about/about-panel.tsx';
import { WithChunk } from '../fallbacks/with-chunk.tsx';
import { modulesAtom } from '../modules/modules.ts';
import { navigationOf } from '../modules/navigation.ts';
import { useSyncParts } from '../sync/lazy-sync.tsx';
import { LazyToasts } from '@dayloom/toasts';
import { BottomBar } from './bottom-bar.tsx';
import * as styles from './frame.module.css';
import { RouteChange } from './route-change.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const overrideBannerChunk = lazyModule(
  () => import(/* webpackChunkName: "override" */ '../modules/override-banner.tsx'),
);

/** Surrounds every page, signed in or not: navigation, footer, toasts and the one main landmark. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const signedIn = useAtomValue(sessionAtom).phase === 'signed-in';
  const sync = useSyncParts();
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
      <SiteHeader signedIn={signedIn} indicator={sync.indicator} />
      {override && (
        <WithChunk chunk={overrideBannerChunk} loading={null}>
          {({ OverrideBanner }) => <OverrideBanner override={override} />}
        </WithChunk>
      )}
      {sync.notices}
      <SignOutQuestion />
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      {signedIn && <BottomBar />}
      <RouteChange main={main} />
      <AboutPanel />
      <LazyToasts signedIn={signedIn} trashAddress={() => navigationOf(modules).intent('open-trash')} />
    </div>
  );
}
