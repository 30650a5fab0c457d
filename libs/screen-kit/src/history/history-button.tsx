import type { Collection, RecordOf } from '@dayloom/domain';
import { IconButton, type IconButtonProps } from '@dayloom/ui';
import { useHistory } from './use-history.tsx';

interface HistoryButtonProps<C extends Collection> extends Pick<IconButtonProps, 'size'> {
  readonly kind: C;
  readonly record: RecordOf<C>;
  /** The id of the record's title. */
  readonly describedBy: string;
}

/** The 'History' button of a record whose actions are buttons. */
export function HistoryButton<C extends Collection>({
  kind,
  record,
  describedBy,
  size,
}: HistoryButtonProps<C>) {
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
