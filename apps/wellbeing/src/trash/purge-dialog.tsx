import { isolated } from '@dayloom/domain';
import { ConfirmDialog } from '@dayloom/ui';
import { itemsText } from './trash-sentences.ts';
import type { usePurge } from './use-purge.ts';

const titleFor = ({ isAll, count }: { readonly isAll: boolean; readonly count: number }) =>
  isAll ? `Empty the trash of ${itemsText(count)}?` : `Delete ${itemsText(count)} for good?`;

export function PurgeDialog({
  question: { asked, cancel, purge, pending },
}: {
  question: ReturnType<typeof usePurge>;
}) {
  if (!asked) return null;
  const [only] = asked.items;
  const others = asked.count - 1;
  const what =
    asked.items.length === 1 && only ? `“${isolated(only.title)}”` : `All ${itemsText(asked.count)}`;
  const along = asked.items.length === 1 && others > 0 ? ` and ${itemsText(others)} that belong to it` : '';
  return (
    <ConfirmDialog
      open
      title={titleFor(asked)}
      confirmLabel={asked.isAll ? 'Empty trash' : 'Delete for good'}
      pending={pending}
      onConfirm={() => void purge()}
      onClose={cancel}
    >
      <p>
        {what}
        {along} will be gone from all your devices. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
