import {
  checkWorkDraft,
  type Instant,
  newWorkDraft,
  onNewDay,
  type PlanDay,
  planDayOf,
} from '@dayloom/domain';
import {
  dayStartAtom,
  Link,
  useAddress,
  useLocation,
  useNavigate,
  useAtomValue,
  useRecordForm,
  useToday,
} from '@dayloom/platform';
import { Button, buttonClass, Card, DraftKept, Page } from '@dayloom/ui';
import { useEffect, useState } from 'react';
import { workPlan } from '../work-form/work-form.ts';
import { WorkFields } from '../work-form/work-fields.tsx';
import { fromDashboard, isFromDashboard } from '../work-list/from-dashboard.ts';
import * as styles from './add-work.module.css';
import { newWork } from './new-work.ts';
import { useAddWork } from './use-add-work.ts';

/** The day and draft for which the plan was last moved to today; `keptAt` is when a restored draft was typed. */
interface PlanDate {
  readonly day: PlanDay;
  readonly keptAt: Instant | undefined;
}

/**
 * The navigation state with which the screen was opened. Its title moves to the form, which stores it as a draft: a
 * history entry would keep it after sign-out.
 */
function useStart() {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const [start] = useState<unknown>(state);
  useEffect(() => {
    if (typeof state !== 'object' || state === null || !('title' in state)) return;
    const { title: _, ...rest } = state;
    void navigate(pathname + search, { replace: true, state: rest });
  }, [navigate, pathname, search, state]);
  return { state: start, key };
}

/** `/add-work`, which opens the new work after saving; the navigation state may contain priority and title. */
export default function AddWork() {
  const address = useAddress();
  const { state, key } = useStart();
  // Opened by its address, the page starts at its top; from another screen, in the title.
  const cameFromScreen = key !== 'default';
  const today = useToday();
  const navigate = useNavigate();
  const dayStart = useAtomValue(dayStartAtom);
  const [planDate, setPlanDate] = useState<PlanDate>({ day: today, keptAt: undefined });
  const initial = newWorkDraft(planDate.day, state);
  const { id, save } = useAddWork();
  const form = useRecordForm({
    what: 'the work',
    draftKey: 'work/new',
    joins: ['workTitle'],
    together: [workPlan],
    addsNew: true,
    initial,
    // A title from the navigation state was typed, and is not saved.
    stored: { ...initial, workTitle: '' },
    check: (entered) => checkWorkDraft(entered, { today }),
    save,
    // Replaces the form, so that Back does not lead to a form that is already saved.
    onSaved: () =>
      void navigate(address('work-detail', { id }), {
        replace: true,
        state: { ...newWork, ...(isFromDashboard(state) && fromDashboard) },
      }),
  });
  const { draft, keptAt, change } = form;
  // A form left open past midnight, or a draft of an earlier day, starts on the new day.
  if (planDate.day !== today || planDate.keptAt !== keptAt) {
    const isRestored = keptAt !== undefined && planDate.keptAt !== keptAt;
    setPlanDate({ day: today, keptAt });
    change(onNewDay(draft, isRestored ? planDayOf(new Date(keptAt), dayStart) : planDate.day, today));
  }
  return (
    <Page title="Add Work" width="form">
      <form noValidate className={styles.form} onSubmit={form.submit}>
        <Card>
          <DraftKept at={keptAt} />
          <WorkFields form={form} earliestStart={today} startHere={cameFromScreen} />
        </Card>
        <div className={styles.actions}>
          <Link className={buttonClass('ghost')} to={address('dashboard')} onClick={() => form.cancel()}>
            Cancel
          </Link>
          <Button variant="primary" type="submit" pending={form.pending}>
            Save Work
          </Button>
        </div>
      </form>
    </Page>
  );
}
