import { changesText } from '@dayloom/account';
import type { Blockage } from '@dayloom/data';
import { Button, Notice } from '@dayloom/ui';
import * as styles from './sync-banners.module.css';
import { refusedListChunk } from './sync-panel.tsx';
import { blockageText } from './sync-words.ts';
import { useEffect } from 'react';

const needsReload = (blockage: Blockage) => blockage === 'broken' || blockage === 'newer-version';

interface SyncBannersProps {
  readonly blockage: Blockage | undefined;
  /** Number of commits that the server rejected. */
  readonly refused: number;
  readonly onShow: () => void;
}

/** Sync problems, shown below the header of every page. */
export function SyncBanners({ blockage, refused, onShow }: SyncBannersProps) {
  const hasRefused = refused > 0;
  // Load it while online: the list must also open offline.
  useEffect(() => {
    if (hasRefused)
      refusedListChunk.load().catch((error: unknown) => console.error('Not fetched yet.', error));
  }, [hasRefused]);
  // A signed-out session has its own screen.
  const bannerBlockage = blockage === 'signed-out' ? undefined : blockage;
  if (!hasRefused && !bannerBlockage) return null;
  return (
    <aside className={styles.syncBanners} aria-label="Saving">
      {bannerBlockage && (
        <Notice
          tone="warning"
          role="status"
          action={
            needsReload(bannerBlockage) && (
              <Button size="small" onClick={() => location.reload()}>
                Reload
              </Button>
            )
          }
        >
          {blockageText(bannerBlockage)}
        </Notice>
      )}
      {hasRefused && (
        <Notice
          tone="danger"
          role="status"
          action={
            <Button size="small" onClick={onShow}>
              Show
            </Button>
          }
        >
          {changesText(refused)} could not be saved.
        </Notice>
      )}
    </aside>
  );
}
