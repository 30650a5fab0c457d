import type { BrokenRecord } from '@dayloom/data';
import { type CollectionName, isBlank, type KindFacts } from '@dayloom/domain';
import { useAction, useShell } from '@dayloom/platform';
import { DeleteButton, List, Row } from '@dayloom/ui';
import { useEffect, useId, useState } from 'react';
import { TitledCard } from './titled-card.tsx';
import { useDelete } from './use-delete.ts';

interface UnreadableRecordsProps {
  readonly kind: KindFacts<CollectionName>;
  /** Called after deletion; moves the focus, because the pressed button disappears. */
  readonly onDeleted: () => void;
}

function UnreadableRecord({
  kind,
  record: { id, reason, stored },
  onDeleted,
}: UnreadableRecordsProps & { readonly record: BrokenRecord }) {
  const titleId = useId();
  const erase = useDelete(kind);
  const { words, titleField = '', labels } = kind;
  const text = (stored as Readonly<Record<string, unknown>> | undefined)?.[titleField];
  const title = typeof text === 'string' && !isBlank(text) ? text : `${words.one} without a title`;
  const deleting = useAction(async () => {
    onDeleted();
    await erase({ id, [titleField]: title });
  });
  const field = labels[reason.split(':', 1)[0] ?? ''] ?? 'What is stored';
  return (
    <Row
      title={<bdi id={titleId}>{title}</bdi>}
      meta={`${field} cannot be read`}
      trailing={
        <DeleteButton
          label={`Delete ${words.one.toLowerCase()}`}
          size="small"
          aria-describedby={titleId}
          onDelete={() => void deleting.run()}
        />
      }
    />
  );
}

/** Lists the stored records of a kind that cannot be read. They are left unchanged, and each can be deleted. */
export function UnreadableRecords({ kind, onDeleted }: UnreadableRecordsProps) {
  const { store } = useShell();
  const [broken, setBroken] = useState<readonly BrokenRecord[]>([]);
  useEffect(() => store.watchBroken(setBroken), [store]);
  const records = broken.filter(({ collection }) => collection === kind.name);
  if (records.length === 0) return null;
  return (
    <TitledCard title="Cannot be read">
      <List label="Cannot be read">
        {records.map((record) => (
          <UnreadableRecord key={record.id} kind={kind} record={record} onDeleted={onDeleted} />
        ))}
      </List>
    </TitledCard>
  );
}
