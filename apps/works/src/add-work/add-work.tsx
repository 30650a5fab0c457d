import { newWorkDraft, onNewDay } from '@dayloom/domain';
import { Link, useAddress, useLocation, useNavigate, useToday } from '@dayloom/platform';
import { Button, buttonClass, Card, Page } from '@dayloom/ui';
import { useState } from 'react';
import { useWorkForm } from '../work-form/use-work-form.ts';
import { fromDashboard, isFromDashboard } from '../work/from-dashboard.ts';
import { WorkFields } from '../work-form/work-fields.tsx';
import * as styles from './add-work.module.css';
import { newWork } from '../work/new-work.ts';
import { useAddWork } from './use-add-work.ts';

/** `/add-work`, which leads to the new work once it is saved (AW12); priority and title may come along in the navigation state (AW3). */
export default function AddWork() {
  const address = useAddress();
  const { state, key } = useLocation();
  // Opened by its address the page starts at its top (KA2); from another screen one goes on writing.
  const cameFromScreen = key !== 'default';
  const today = useToday();
  const navigate = useNavigate();
  const [day, setDay] = useState(today);
  const initial = newWorkDraft(day, state);
  const { id, save } = useAddWork();
  const form = useWorkForm({
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
  // Left open over midnight, it starts on the new day (AW2).
  if (day !== today) {
    setDay(today);
    form.change(onNewDay(form.draft, initial, today));
  }
  return (
    <Page title="Add Work" width="form">
      <form noValidate className={styles.form} onSubmit={form.submit}>
        <Card>
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
