import { type Goal, type GoalDraft, goals, type GoalType, goalTypes } from '@dayloom/domain';
import { useDraftsOfDeleted, useSearchParams } from '@dayloom/platform';
import { Button, DraftsOfDeleted, Page, PlusIcon, Segmented } from '@dayloom/ui';
import { useState } from 'react';
import { AddGoalDialog } from './add-goal-dialog.tsx';
import { EditGoalDialog } from './edit-goal-dialog.tsx';
import { GoalColumn } from './goal-column.tsx';
import * as styles from './goals.module.css';
import { useAskedGoal } from './use-asked-goal.ts';
import { useGoalList, useGoalLists } from './use-goal-lists.ts';

const step = 50;
const firstWindow: Readonly<Record<GoalType, number>> = {
  weekly: step,
  monthly: step,
  yearly: step,
  future: step,
};

const tabs: readonly { value: GoalType; label: string }[] = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
  { value: 'future', label: 'Future' },
];

type Form =
  { shows: 'nothing' } | { shows: 'add'; filled: Partial<GoalDraft> } | { shows: 'edit'; goal: Goal };

/** My Goals: four columns side by side, one at a time on phones. */
export default function Goals() {
  const [windows, setWindows] = useState(firstWindow);
  const [form, setForm] = useState<Form>({ shows: 'nothing' });
  const [search, setSearch] = useSearchParams();
  const chosen = goalTypes.find((type) => type === search.get('type')) ?? 'weekly';
  const choose = (type: GoalType) => setSearch({ type }, { replace: true });
  const add = (filled: Partial<GoalDraft>) => setForm({ shows: 'add', filled });
  useAskedGoal(add);
  const close = () => setForm({ shows: 'nothing' });
  const draftsOfDeleted = useDraftsOfDeleted(goals);

  const weekly = useGoalList('weekly', windows.weekly);
  const monthly = useGoalList('monthly', windows.monthly);
  const yearly = useGoalList('yearly', windows.yearly);
  const future = useGoalList('future', windows.future);
  const lists = useGoalLists<GoalType>([weekly, monthly, yearly, future]);

  return (
    <Page
      className={styles.page}
      title="My Goals"
      actions={
        <Button variant="primary" icon={<PlusIcon />} onClick={() => add({})}>
          Add Goal
        </Button>
      }
    >
      <DraftsOfDeleted drafts={draftsOfDeleted} />
      <div className={styles.tabs}>
        <Segmented label="Goals shown" options={tabs} value={chosen} onChange={choose} block />
      </div>
      <div className={styles.columns}>
        {lists.map(({ type, list }) => (
          <GoalColumn
            key={type}
            type={type}
            list={list}
            chosen={type === chosen}
            shown={windows[type]}
            onAdd={() => add({ type })}
            onEdit={(goal) => setForm({ shows: 'edit', goal })}
            onMore={() => setWindows({ ...windows, [type]: windows[type] + step })}
          />
        ))}
      </div>
      {form.shows === 'add' && (
        <AddGoalDialog
          filled={form.filled}
          onClose={close}
          onAdded={(type) => {
            close();
            choose(type);
          }}
        />
      )}
      {form.shows === 'edit' && <EditGoalDialog opened={form.goal} onClose={close} />}
    </Page>
  );
}
