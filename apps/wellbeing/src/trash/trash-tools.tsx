import { capitalized, type CollectionName, collectionOf, numberText } from '@dayloom/domain';
import { Checkbox, SelectField } from '@dayloom/ui';
import { kindsIn, type TrashItem } from './trash-items.ts';
import * as styles from './trash.module.css';
import type { Choice } from './use-choice.ts';

export type ShownKind = CollectionName | 'all';

/** 'Notes': the plural of a kind, capitalized. */
const nameOf = (kind: CollectionName) => capitalized(collectionOf(kind).words.many);

interface TrashToolsProps {
  readonly items: readonly TrashItem[];
  readonly shown: number;
  readonly kind: ShownKind;
  readonly onKind: (kind: ShownKind) => void;
  readonly choice: Choice;
}

export function TrashTools({ items, shown, kind, onKind, choice }: TrashToolsProps) {
  const kinds = kindsIn(items);
  const options = [
    { value: 'all', label: 'All kinds' },
    ...kinds.map((value) => ({ value, label: nameOf(value) })),
  ];
  return (
    <div className={styles.tools}>
      <Checkbox
        label={`Select all ${numberText(shown)}`}
        checked={choice.isAll}
        onChange={choice.toggleAll}
      />
      <SelectField
        label="Kind"
        hideLabel
        className={styles.kind}
        options={options}
        value={kind}
        onChange={({ target }) => onKind(kinds.find((one) => one === target.value) ?? 'all')}
      />
    </div>
  );
}
