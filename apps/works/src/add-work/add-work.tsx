import { newWorkDraft } from '@dayloom/domain';
import { Link, useAddress, useLocation, useNavigate, useToday } from '@dayloom/platform';
import { Button, buttonClass, Card, Page } from '@dayloom/ui';
import { useState } from 'react';
import { useWorkForm } from '../work-form/use-work-form.ts';
import { WorkFields } from '../work-form/work-fields.tsx';
import * as styles from './add-work.module.css';
import { useAddWork } from './use-add-work.ts';

/** `/add-work`, which leads to the dashboard once the work is saved (AW12); priority and title may come along in the navigation state (AW3). */
export default function AddWork() {
  const address = useAddress();
  const { state, key } = useLocation();
  // Opened by its address the page starts at its top (KA2); from another screen one goes on writing.
  const cameFromScreen = key !== 'default';
  const today = useToday();
  const navigate = useNavigate();
  const [initial] = useState(() => newWorkDraft(today, state));
  const form = useWorkForm({
    initial,
    // A title that came along was typed, and is not saved.
    stored: { ...initial, workTitle: '' },
    save: useAddWork(),
    onSaved: () => void navigate(address('dashboard')),
  });
  return (
    <Page title="Add Work" width="form">
      <form noValidate className={styles.form} onSubmit={form.submit}>
        <Card>
          <WorkFields form={form} startHere={cameFromScreen} />
        </Card>
        <div className={styles.actions}>
          <Link className={buttonClass('ghost')} to={address('dashboard')}>
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
