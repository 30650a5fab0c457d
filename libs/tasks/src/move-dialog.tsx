import { isPlanDay, type PlanDay } from '@dayloom/domain';
import { useAction } from '@dayloom/platform';
import { Button, DateField, Dialog } from '@dayloom/ui';
import { type SubmitEvent, useState } from 'react';

interface MoveDialogProps {
  readonly from: PlanDay;
  /** Answers whether it is stored. */
  readonly move: (day: PlanDay) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Any day of the calendar for a task. */
export function MoveDialog({ from, move, onClose }: MoveDialogProps) {
  const [day, setDay] = useState<string>(from);
  const [error, setError] = useState<string>();
  const { run, pending } = useAction(async () => {
    if (!isPlanDay(day)) return setError('Choose a day');
    if (await move(day)) onClose();
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run();
  };
  return (
    <Dialog
      open
      size="small"
      title="Move Task"
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={pending}>
            Move
          </Button>
        </>
      }
    >
      <DateField
        label="Day"
        autoFocus
        value={day}
        error={error}
        onChange={(event) => {
          setDay(event.target.value);
          setError(undefined);
        }}
      />
    </Dialog>
  );
}
