import type { CollectionName, KindFacts, RecordIn } from '@dayloom/domain';
import { useAction } from '@dayloom/platform';
import { DeleteButton, IconButton, PencilIcon } from '@dayloom/ui';
import { HistoryButton } from './history/history-button.tsx';
import { useDelete } from './use-delete.ts';

interface RecordActionsProps<Name extends CollectionName> {
  readonly kind: KindFacts<Name>;
  readonly record: RecordIn<Name>;
  /** The id of the record's title. */
  readonly describedBy: string;
  readonly autoFocus?: boolean | undefined;
  readonly onEdit: () => void;
  /** Called after deletion; moves the focus, because the pressed button disappears. */
  readonly onDeleted: () => void;
}

export function RecordActions<Name extends CollectionName>({
  kind,
  record,
  describedBy,
  autoFocus,
  onEdit,
  onDeleted,
}: RecordActionsProps<Name>) {
  const erase = useDelete(kind);
  const deleting = useAction(async () => {
    onDeleted();
    await erase(record);
  });
  const name = kind.words.one.toLowerCase();
  return (
    <>
      <IconButton
        autoFocus={autoFocus}
        label={`Edit ${name}`}
        icon={<PencilIcon />}
        size="small"
        aria-describedby={describedBy}
        onClick={onEdit}
      />
      <HistoryButton kind={kind} record={record} size="small" describedBy={describedBy} />
      <DeleteButton
        label={`Delete ${name}`}
        size="small"
        aria-describedby={describedBy}
        onDelete={() => void deleting.run()}
      />
    </>
  );
}
