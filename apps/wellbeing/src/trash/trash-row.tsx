import { collectionOf } from '@dayloom/domain';
import { daysLeftInTrash, daysLeftText } from '@dayloom/domain/trash';
import { useClock } from '@dayloom/platform';
import { Button, Checkbox, DeleteButton } from '@dayloom/ui';
import { useId } from 'react';
import type { TrashItem } from './trash-items.ts';
import { childrenText } from './trash-sentences.ts';
import * as styles from './trash.module.css';

export interface RowActions {
  readonly toggle: (key: string) => void;
  readonly restore: (item: TrashItem) => void;
  readonly purge: (item: TrashItem) => void;
}

interface TrashRowProps extends RowActions {
  readonly item: TrashItem;
  readonly isChosen: boolean;
}

/** One item: what it was, how long it is kept, and buttons to restore and to delete it. */
export function TrashRow({ item, isChosen, toggle, restore, purge }: TrashRowProps) {
  const clock = useClock();
  const [titleId, metaId] = [useId(), useId()];
  const { key, title, record, children } = item;
  const facts = [
    collectionOf(record.collection).words.one,
    childrenText(children),
    daysLeftText(daysLeftInTrash(record.deletedAt, clock.now())),
  ];
  return (
    <div data-glides={key} className={styles.row}>
      <Checkbox
        className={styles.choice}
        aria-describedby={metaId}
        checked={isChosen}
        onChange={() => toggle(key)}
        label={
          <span id={titleId} className={styles.title} title={title}>
            {title}
          </span>
        }
      />
      <p id={metaId} className={styles.meta}>
        {facts.filter(Boolean).join(' · ')}
      </p>
      <div className={styles.buttons}>
        <Button size="small" aria-describedby={titleId} onClick={() => restore(item)}>
          Restore
        </Button>
        <DeleteButton
          label="Delete for good"
          size="small"
          aria-describedby={titleId}
          onDelete={() => purge(item)}
        />
      </div>
    </div>
  );
}
