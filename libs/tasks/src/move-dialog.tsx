import { type Checked, isPlanDay, type PlanDay } from '@dayloom/domain';
import { useForm } from '@dayloom/platform';
import { Button, DateField, Dialog } from '@dayloom/ui';

interface MoveDialogProps {
  readonly from: PlanDay;
  /** Resolves to whether the move was stored. */
  readonly move: (day: PlanDay) => Promise<boolean>;
  readonly onClose: () => void;
}

interface Draft {
  readonly day: string;
}

const check = ({ day }: Draft): Checked<PlanDay, 'day'> =>
  isPlanDay(day)
    ? { ok: true, fields: day }
    : { ok: false, message: 'Choose a day', errors: { day: 'Choose a day' } };

export function MoveDialog({ from, move, onClose }: MoveDialogProps) {
  const { draft, errors, pending, change, submit } = useForm<Draft, PlanDay, 'day'>({
    initial: { day: from },
    check,
    send: async (day) => (await move(day)) && onClose(),
  });
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
        name="day"
        autoFocus
        value={draft.day}
        error={errors.day}
        onChange={(event) => change({ day: event.target.value })}
      />
    </Dialog>
  );
}
