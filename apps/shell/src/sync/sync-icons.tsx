import type { SyncState } from '@dayloom/data';
import { CheckIcon, OfflineIcon, RefreshIcon } from '@dayloom/ui';

const AttentionIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M12 3.5 22 20.5H2zM12 10v4.5M12 17.4v.1" />
  </svg>
);

export function SyncIcon({ phase }: Pick<SyncState, 'phase'>) {
  switch (phase) {
    case 'saved':
      return <CheckIcon aria-hidden="true" />;
    case 'saving':
      return <RefreshIcon aria-hidden="true" />;
    case 'offline':
      return <OfflineIcon aria-hidden="true" />;
    case 'attention':
      return <AttentionIcon />;
  }
}
