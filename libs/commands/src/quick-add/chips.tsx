import type { QuickAddPart } from '@dayloom/domain/quick-add';
import { CalendarIcon, ClockIcon, GridIcon, NoteIcon, RefreshIcon, XIcon } from '@dayloom/ui';
import * as styles from './chips.module.css';

const signs = {
  day: CalendarIcon,
  time: ClockIcon,
  work: GridIcon,
  kind: NoteIcon,
  repeat: RefreshIcon,
  end: RefreshIcon,
} as const;

interface Chip {
  readonly part: QuickAddPart;
  /** What the typed words were understood as. */
  readonly words: string;
}

interface ChipsProps {
  readonly chips: readonly Chip[];
  readonly takeBack: (part: QuickAddPart) => void;
}

/** The parts that were understood, each of which can be taken back. */
export const Chips = ({ chips, takeBack }: ChipsProps) => (
  <ul role="list" aria-label="Understood" className={styles.chips}>
    {chips.map(({ part, words }) => {
      const Sign = signs[part.kind];
      return (
        <li key={part.kind}>
          <button
            type="button"
            className={styles.chip}
            data-kind={part.kind}
            title="Take back"
            onClick={() => takeBack(part)}
          >
            <Sign aria-hidden="true" />
            <bdi>{words}</bdi>
            <span className="visually-hidden">, take back</span>
            <XIcon aria-hidden="true" />
          </button>
        </li>
      );
    })}
  </ul>
);
