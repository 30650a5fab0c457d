import { Button } from '../controls/button.tsx';
import { Notice } from './notice.tsx';

interface DraftOfDeleted {
  readonly id: string;
  readonly sentence: string;
  restore(): Promise<void>;
  drop(): Promise<void>;
}

export interface DraftsOfDeletedProps {
  readonly drafts: readonly DraftOfDeleted[];
}

/** One line for each record that was deleted while it had an unsaved draft. */
export const DraftsOfDeleted = ({ drafts }: DraftsOfDeletedProps) =>
  drafts.map(({ id, sentence, restore, drop }) => (
    <Notice
      key={id}
      tone="warning"
      action={
        <>
          <Button size="small" onClick={() => void restore()}>
            Restore
          </Button>
          <Button size="small" variant="ghost" onClick={() => void drop()}>
            Drop
          </Button>
        </>
      }
    >
      {sentence}
    </Notice>
  ));
