import type { DeletedRecord } from '@dayloom/data';
import { collectionOf, isolated } from '@dayloom/domain';
import { Button, Notice } from '@dayloom/ui';
import type { NotRestored } from './restore-items.ts';
import { recordKey, titleOf } from './trash-items.ts';
import { itemsText } from './trash-sentences.ts';
import * as styles from './trash.module.css';

/** So many are named; of more only their number is told. */
const mostNamed = 5;

interface NotRestoredNoticeProps {
  readonly of: readonly NotRestored[];
  /** Brings back what they belong to, and then them. */
  readonly onRestore: (records: readonly DeletedRecord[]) => void;
}

/** What did not come back and why; where it belongs to something deleted, that can be restored with it. */
export function NotRestoredNotice({ of, onRestore }: NotRestoredNoticeProps) {
  if (of.length === 0) return null;
  const parents = new Map(of.flatMap(({ parent }) => (parent ? [[recordKey(parent), parent] as const] : [])));
  const [parent] = parents.values();
  const words = parent && collectionOf(parent.collection).words;
  const children = of.filter((one) => one.parent).map(({ record }) => record);
  return (
    <Notice
      tone="warning"
      role="status"
      title={`${itemsText(of.length)} not restored`}
      action={
        words && (
          <Button size="small" onClick={() => onRestore([...parents.values(), ...children])}>
            {parents.size === 1 ? `Restore the ${words.one.toLowerCase()}` : `Restore the ${words.many}`}
          </Button>
        )
      }
    >
      <ul role="list" className={styles.reasons}>
        {of.slice(0, mostNamed).map(({ record, why }) => (
          <li key={recordKey(record)}>
            {isolated(titleOf(record))}: {why}
          </li>
        ))}
        {of.length > mostNamed && <li>and {itemsText(of.length - mostNamed)} more</li>}
      </ul>
    </Notice>
  );
}
