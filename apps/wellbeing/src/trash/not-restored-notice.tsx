import type { DeletedRecord } from '@dayloom/data';
import { collectionOf, isolated } from '@dayloom/domain';
import { Button, Notice } from '@dayloom/ui';
import type { NotRestored } from './restore-items.ts';
import { recordKey, titleOf } from './trash-items.ts';
import { itemsText } from './trash-sentences.ts';
import * as styles from './trash.module.css';

/** How many items are listed by name; for more only their number is shown. */
const maxNamed = 5;

interface NotRestoredNoticeProps {
  readonly items: readonly NotRestored[];
  /** Restores the parents and then the records. */
  readonly onRestore: (records: readonly DeletedRecord[]) => void;
}

/** Lists records that were not restored, with reasons; if a deleted parent is the reason, it can be restored too. */
export function NotRestoredNotice({ items, onRestore }: NotRestoredNoticeProps) {
  if (items.length === 0) return null;
  const parents = new Map(
    items.flatMap(({ parent }) => (parent ? [[recordKey(parent), parent] as const] : [])),
  );
  const [parent] = parents.values();
  const words = parent && collectionOf(parent.collection).words;
  const children = items.filter((one) => one.parent).map(({ record }) => record);
  return (
    <Notice
      tone="warning"
      role="status"
      title={`${itemsText(items.length)} not restored`}
      action={
        words && (
          <Button size="small" onClick={() => onRestore([...parents.values(), ...children])}>
            {parents.size === 1 ? `Restore the ${words.one.toLowerCase()}` : `Restore the ${words.many}`}
          </Button>
        )
      }
    >
      <ul role="list" className={styles.reasons}>
        {items.slice(0, maxNamed).map(({ record, why }) => (
          <li key={recordKey(record)}>
            {isolated(titleOf(record))}: {why}
          </li>
        ))}
        {items.length > maxNamed && <li>and {itemsText(items.length - maxNamed)} more</li>}
      </ul>
    </Notice>
  );
}
