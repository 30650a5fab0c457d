import type { Priority } from '@dayloom/domain';
import { useAddress, useNavigate, useUnsavedWork } from '@dayloom/platform';
import { Button, Dialog, RadioCards, TextField } from '@dayloom/ui';
import { type SubmitEvent, useState } from 'react';
import { priorityOptions } from '../work/priority-options.ts';

interface AddWorkDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for priority and title and carries both to the form; it writes nothing itself (DB13, DB14). */
export function AddWorkDialog({ open, onClose }: AddWorkDialogProps) {
  const address = useAddress();
  const navigate = useNavigate();
  const [priority, setPriority] = useState<Priority>('medium');
  const [title, setTitle] = useState('');
  const confirmClose = useUnsavedWork(title === '' ? undefined : 'the work');
  const close = () => {
    setPriority('medium');
    setTitle('');
    onClose();
  };
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(address('add-work'), { state: { priority, title } });
  };
  return (
    <Dialog
      open={open}
      title="Add Work"
      onClose={() => confirmClose(close)}
      onSubmit={go}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
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
        onChange={(event) => setTitle(event.target.value)}
      />
      <RadioCards legend="Priority" options={priorityOptions} value={priority} onChange={setPriority} />
    </Dialog>
  );
}
