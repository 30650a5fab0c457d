import { type Instant, newWorkDraft, onNewDay, type PlanDay, planDayOf } from '@dayloom/domain';
import {
  dayStartAtom,
  Link,
  useAddress,
  useLocation,
  useNavigate,
  useAtomValue,
  useToday,
} from '@dayloom/platform';
import { Button, buttonClass, Card, DraftKept, Page } from '@dayloom/ui';
import { useState } from 'react';
import { useNewWorkForm } from '../work-form/use-work-form.ts';
import { fromDashboard, isFromDashboard } from '../work/from-dashboard.ts';
import { WorkFields } from '../work-form/work-fields.tsx';
import * as styles from './add-work.module.css';
import { newWork } from '../work/new-work.ts';
import { useAddWork } from './use-add-work.ts';

/** What the plan has been moved for: the day, and when a restored draft was typed. */
interface Seen {
  readonly day: PlanDay;
  readonly keptAt: Instant | undefined;
}

/** `/add-work`, which leads to the new work once it is saved; priority and title may come along in the navigation state. */
export default function AddWork() {
  const address = useAddress();
  const { state, key } = useLocation();
  // Opened by its address the page starts at its top; from another screen one goes on writing.
  const cameFromScreen = key !== 'default';
  const today = useToday();
  const navigate = useNavigate();
  const dayStart = useAtomValue(dayStartAtom);
  const [seen, setSeen] = useState<Seen>({ day: today, keptAt: undefined });
  const initial = newWorkDraft(seen.day, state);
  const { id, save } = useAddWork();
  const form = useNewWorkForm({
    draftKey: 'work/new',
    initial,
    // A title that came along was typed, and is not saved.
    stored: { ...initial, workTitle: '' },
    save,
    // In the place of the form: Back does not lead to what is saved already.
    onSaved: () =>
      void navigate(address('work-detail', { id }), {
        replace: true,
        state: { ...newWork, ...(isFromDashboard(state) && fromDashboard) },
      }),
  });
  const { draft, keptAt, change } = form;
  // Left open over midnight or begun on an earlier day, it starts on the new day.
  if (seen.day !== today || seen.keptAt !== keptAt) {
    const isRestored = keptAt !== undefined && seen.keptAt !== keptAt;
    setSeen({ day: today, keptAt });
    change(onNewDay(draft, isRestored ? planDayOf(new Date(keptAt), dayStart) : seen.day, today));
  }
  return (
    <Page title="Add Work" width="form">
      <form noValidate className={styles.form} onSubmit={form.submit}>
        <Card>
          <DraftKept at={keptAt} />
          <WorkFields form={form} startHere={cameFromScreen} />
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
