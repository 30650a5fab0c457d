import { goalsOfType } from '@dayloom/data';
import { type Goal, type GoalDraft, type GoalType, goalTypes, isPlanDay, goalFacts } from '@dayloom/domain';
import { useDraftsOfDeleted, useSearchParams, useUser } from '@dayloom/platform';
import { useAddressRequest, useListWindow, useRetryTogether } from '@dayloom/screen-kit';
import { Button, DraftsOfDeleted, Page, PlusIcon, Segmented } from '@dayloom/ui';
import { useState } from 'react';
import { GoalColumn } from './goal-column.tsx';
import { GoalDialog } from './goal-dialog.tsx';
import { goalsFailed } from './goal-list.ts';
import * as styles from './goals.module.css';

const tabs: readonly { value: GoalType; label: string }[] = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
  { value: 'future', label: 'Future' },
];

/** My Goals: four columns side by side, one at a time on phones. */
export default function Goals() {
  const { id } = useUser();
  const [form, setForm] = useState<{ readonly goal?: Goal; readonly filled?: Partial<GoalDraft> }>();
  const [search, setSearch] = useSearchParams();
  const chosen = goalTypes.find((type) => type === search.get('type')) ?? 'weekly';
  const choose = (type: GoalType) => setSearch({ type }, { replace: true });
  const add = (filled: Partial<GoalDraft>) => setForm({ filled });
  useAddressRequest(
    'new',
    (title, asked) => {
      const deadline = asked.get('day');
      add({ title, ...(isPlanDay(deadline) && { deadline }) });
    },
    { along: ['day'] },
  );
  const columns = useRetryTogether(
    {
      weekly: useListWindow(goalsOfType(id, 'weekly')),
      monthly: useListWindow(goalsOfType(id, 'monthly')),
      yearly: useListWindow(goalsOfType(id, 'yearly')),
      future: useListWindow(goalsOfType(id, 'future')),
    },
    goalsFailed,
  );

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
      <DraftsOfDeleted drafts={useDraftsOfDeleted(goalFacts)} />
      <div className={styles.tabs}>
        <Segmented label="Goals shown" options={tabs} value={chosen} onChange={choose} block />
      </div>
      <div className={styles.columns}>
        {goalTypes.map((type) => (
          <GoalColumn
            key={type}
            type={type}
            goals={columns[type]}
            chosen={type === chosen}
            onAdd={() => add({ type })}
            onEdit={(goal) => setForm({ goal })}
          />
        ))}
      </div>
      {form && (
        <GoalDialog
          {...form}
          onSaved={(type) => !form.goal && choose(type)}
          onClose={() => setForm(undefined)}
        />
      )}
    </Page>
  );
}
