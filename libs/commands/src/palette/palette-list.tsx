import { type ReactNode, useEffect, useId, useRef } from 'react';
import { KeyCaps } from '../shortcuts/key-caps.tsx';
import type { Entry, EntryGroup } from './entry.ts';
import * as styles from './palette.module.css';

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly EntryGroup[];
  readonly active: Entry | undefined;
  readonly onChoose: (entry: Entry) => void;
  readonly onPoint: (entry: Entry) => void;
}

/** The id of an entry's element, which the field refers to as the active one. */
export const optionId = (list: string, entry: Entry) => `${list} ${entry.id}`.replace(/\s/g, '-');

function Option({ id, entry, isActive, ...act }: OptionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={ref}
      id={id}
      role="option"
      // The focus stays in the field.
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onMouseMove={() => !isActive && act.onPoint(entry)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => act.onChoose(entry)}
    >
      <span className={styles.words}>
        <span className={styles.title}>{entry.title}</span>
        {entry.detail !== undefined && <span className={styles.detail}>{entry.detail}</span>}
      </span>
      {entry.keys !== undefined && (
        <span className={styles.keys}>
          <KeyCaps keys={entry.keys} />
        </span>
      )}
    </div>
  );
}

interface OptionProps extends Pick<PaletteListProps, 'onChoose' | 'onPoint'> {
  readonly id: string;
  readonly entry: Entry;
  readonly isActive: boolean;
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={styles.group}>
        {title}
      </div>
      {children}
    </div>
  );
}

/** The entries of the palette under the headings of their groups. The focus stays in the field. */
export const PaletteList = ({ id, groups, active, ...act }: PaletteListProps) => (
  <div id={id} role="listbox" aria-label="Results" className={styles.list}>
    {groups.map(({ title, entries }) => (
      <Group key={title} title={title}>
        {entries.map((entry) => (
          <Option
            key={entry.id}
            id={optionId(id, entry)}
            entry={entry}
            isActive={entry.id === active?.id}
            {...act}
          />
        ))}
      </Group>
    ))}
  </div>
);
