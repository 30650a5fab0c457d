import type { CalendarKind } from '@dayloom/domain/calendar';
import { BellIcon, ClockIcon, GridIcon, ListIcon, TargetIcon } from '@dayloom/ui';
import * as styles from './kind-icon.module.css';

const icons = { work: GridIcon, task: ListIcon, reminder: BellIcon, activity: ClockIcon, goal: TargetIcon };

/** The icon of a kind in its colour; each kind has its own shape. */
export function KindIcon({ kind }: { readonly kind: CalendarKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" className={styles.icon} data-kind={kind} />;
}

/** A smaller version for narrow cells. */
export const KindDot = ({ kind }: { readonly kind: CalendarKind }) => (
  <i className={styles.dot} data-kind={kind} />
);
