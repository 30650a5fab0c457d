import type { CollectionName, KindFacts, RecordIn } from '@dayloom/domain';
import { IconButton, type IconButtonProps } from '@dayloom/ui';
import { useHistory } from './use-history.tsx';

interface HistoryButtonProps<Name extends CollectionName> extends Pick<IconButtonProps, 'size'> {
  readonly kind: KindFacts<Name>;
  readonly record: RecordIn<Name>;
  /** The id of the record's title. */
  readonly describedBy: string;
}

/** The 'History' button of a record whose actions are buttons. */
export function HistoryButton<Name extends CollectionName>({
  kind,
  record,
  describedBy,
  size,
}: HistoryButtonProps<Name>) {
  const { items, dialog } = useHistory(kind, record);
  return (
    <>
      {items.map(({ label, icon, onSelect }) => (
        <IconButton
          key={label}
          label={label}
          icon={icon}
          aria-describedby={describedBy}
          onClick={onSelect}
          {...(size && { size })}
        />
      ))}
      {dialog}
    </>
  );
}
