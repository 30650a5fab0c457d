import type { Blockage } from '@dayloom/data';
import { Button, Notice } from '@dayloom/ui';
import { refusedListChunk } from './refused-list-chunk.ts';
import * as styles from './sync-banners.module.css';
import { blockageText, changesText } from './sync-words.ts';
import { useEffect } from 'react';

const needsReload = (blockage: Blockage) => blockage === 'broken' || blockage === 'newer-version';

interface SyncBannersProps {
  readonly blockage: Blockage | undefined;
  /** How many commits the server refused. */
  readonly refused: number;
  readonly onShow: () => void;
}

/** What went wrong on the way to the server, under the header of every page. */
export function SyncBanners({ blockage, refused, onShow }: SyncBannersProps) {
  const some = refused > 0;
  // Fetched while there is a connection: the list is wanted without one, too.
  useEffect(() => {
    if (some) refusedListChunk.load().catch((error: unknown) => console.error('Not fetched yet.', error));
  }, [some]);
  // Signing in again is asked for in the place of the screen.
  const told = blockage === 'signed-out' ? undefined : blockage;
  if (!some && !told) return null;
  return (
    <aside className={styles.syncBanners} aria-label="Saving">
      {told && (
        <Notice
          tone="warning"
          role="status"
          action={
            needsReload(told) && (
              <Button size="small" onClick={() => location.reload()}>
                Reload
              </Button>
            )
          }
        >
          {blockageText(told)}
        </Notice>
      )}
      {some && (
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
