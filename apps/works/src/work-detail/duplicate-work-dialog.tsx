import { type Work, workFacts } from '@dayloom/domain';
import { checkDuplicate, type DuplicateDraft, duplicateSentences } from '@dayloom/domain/duplicate';
import {
  recordDraftKey,
  useAddress,
  useLocation,
  useNavigate,
  useRecordForm,
  useToday,
} from '@dayloom/platform';
import { fieldOf } from '@dayloom/screen-kit';
import { Button, DateField, Dialog, DraftKept, ErrorState, StillLoading, TextField } from '@dayloom/ui';
import { oneFurther } from '../work-list/from-dashboard.ts';
import { workFailed } from './sentences.ts';
import { useDuplicateWork } from './use-duplicate-work.ts';
import { useWholeWork } from './use-whole-work.ts';

interface DuplicateWorkDialogProps {
  readonly work: Work;
  readonly onClose: () => void;
}

/** Asks for title and start of a copy of a work, and opens the copy. */
export function DuplicateWorkDialog({ work, onClose }: DuplicateWorkDialogProps) {
  const today = useToday();
  const address = useAddress();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const found = useWholeWork(work);
  const whole = found.phase === 'ready' ? found.whole : { work, tasks: [], segments: [] };
  const { id, duplicate } = useDuplicateWork();
  const form = useRecordForm({
    what: 'the copy of the work',
    draftKey: `${recordDraftKey(workFacts, work.id)}/duplicate`,
    addsNew: true,
    initial: (): DuplicateDraft => ({ workTitle: work.workTitle, startDate: today }),
    check: (draft) => checkDuplicate(draft, whole, today),
    save: (fields) => duplicate(whole, fields),
    onSaved: () => {
      onClose();
      void navigate(address('work-detail', { id }), { state: oneFurther(state) });
    },
  });
  const field = fieldOf(form);
  return (
    <Dialog
      open
      size="small"
      title="Duplicate Work"
      onClose={() => form.confirmClose(onClose)}
      onSubmit={form.submit}
      footer={
        <>
          <Button onClick={() => form.cancel(onClose)}>Cancel</Button>
          <Button type="submit" variant="primary" pending={form.pending} disabled={found.phase !== 'ready'}>
            Duplicate
          </Button>
        </>
      }
    >
      <DraftKept at={form.keptAt} />
      <TextField {...field('workTitle')} label="Title" autoComplete="off" required autoFocus />
      <DateField {...field('startDate')} label="Start date" required min={today} />
      {found.phase === 'failed' && <ErrorState text={workFailed} onRetry={found.retry} />}
      {found.phase === 'loading' && <StillLoading />}
      {found.phase === 'ready' && (
        <div role="status">
          {duplicateSentences(whole, form.draft.startDate, today).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </Dialog>
  );
}
