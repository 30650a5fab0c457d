import { type CalendarKind, calendarKinds, calendarWords } from '@dayloom/domain/calendar';
import { KindIcon } from './kind-icon.tsx';
import * as styles from './kind-switches.module.css';

interface KindSwitchesProps {
  readonly kinds: readonly CalendarKind[];
  readonly onChange: (kinds: readonly CalendarKind[]) => void;
}

export const KindSwitches = ({ kinds, onChange }: KindSwitchesProps) => (
  <div role="group" aria-label="Kinds shown" className={styles.switches}>
    {calendarKinds.map((kind) => (
      <button
        key={kind}
        type="button"
        className={styles.switch}
        aria-pressed={kinds.includes(kind)}
        onClick={() =>
          onChange(kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind])
        }
      >
        <KindIcon kind={kind} />
        {calendarWords[kind].many}
      </button>
    ))}
  </div>
);
