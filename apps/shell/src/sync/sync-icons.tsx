import type { SyncState } from '@dayloom/data';
import { CheckIcon, OfflineIcon, RefreshIcon } from '@dayloom/ui';
import { AttentionIcon } from '@dayloom/ui/screen-icons';

export function SyncIcon({ phase }: Pick<SyncState, 'phase'>) {
  switch (phase) {
    case 'saved':
      return <CheckIcon aria-hidden="true" />;
    case 'saving':
      return <RefreshIcon aria-hidden="true" />;
    case 'offline':
      return <OfflineIcon aria-hidden="true" />;
    case 'attention':
      return <AttentionIcon aria-hidden="true" />;
  }
}
