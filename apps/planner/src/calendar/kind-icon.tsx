import type { CalendarKind } from '@dayloom/domain/calendar';
import { BellIcon, ClockIcon, GridIcon, ListIcon, TargetIcon } from '@dayloom/ui';
import * as styles from './kind-icon.module.css';

const icons = { work: GridIcon, task: ListIcon, reminder: BellIcon, activity: ClockIcon, goal: TargetIcon };

/** The sign of a kind, in its colour; each kind has a shape of its own. */
export function KindIcon({ kind }: { readonly kind: CalendarKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" className={styles.icon} data-kind={kind} />;
}

/** For where there is room for no more. */
export const KindDot = ({ kind }: { readonly kind: CalendarKind }) => (
  <i className={styles.dot} data-kind={kind} />
);
