import type { Priority } from '@dayloom/domain';
import { useAddress, useDraft, useNavigate, useUnsavedWork } from '@dayloom/platform';
import { Button, Dialog, DraftKept, RadioCards, TextField } from '@dayloom/ui';
import { type SubmitEvent, useState } from 'react';
import { priorityOptions } from '../work-form/priority-options.ts';
import { fromDashboard } from '../work-list/from-dashboard.ts';

interface Start {
  readonly priority: Priority;
  readonly title: string;
}

const nothing: Start = { priority: 'medium', title: '' };

/** Asks for priority and title and passes both to the form; writes nothing itself. */
export function AddWorkDialog({ onClose }: { readonly onClose: () => void }) {
  const address = useAddress();
  const navigate = useNavigate();
  const [start, setStart] = useState(nothing);
  const { priority, title } = start;
  const change = (part: Partial<Start>) => setStart({ ...start, ...part });
  const draft = useDraft({
    draftKey: 'work/start',
    values: start,
    stored: nothing,
    restore: change,
    addsNew: true,
  });
  const confirmClose = useUnsavedWork(title === '' ? undefined : 'the work', false, draft.isSafe);
  const cancel = () => {
    draft.cancel();
    onClose();
  };
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From now on, the form keeps the draft.
    draft.drop();
    void navigate(address('add-work'), { state: { ...start, ...fromDashboard } });
  };
  return (
    <Dialog
      open
      title="Add Work"
      onClose={() => confirmClose(onClose)}
      onSubmit={go}
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button variant="primary" type="submit">
            Continue
          </Button>
        </>
      }
    >
      <TextField
        label="Title (optional)"
        autoFocus
        autoComplete="off"
        value={title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <RadioCards
        legend="Priority"
        options={priorityOptions}
        value={priority}
        onChange={(next) => change({ priority: next })}
      />
      <DraftKept at={draft.keptAt} />
    </Dialog>
  );
}
