import { type Goal, goalColumns, type GoalType, noGoalsTexts } from '@dayloom/domain';
import { type ListWindow, ShowMore } from '@dayloom/screen-kit';
import { AsyncList, Button, EmptyState, List, PlusIcon, SectionHeading, StillLoading } from '@dayloom/ui';
import { useId, useRef } from 'react';
import { GoalCard } from './goal-card.tsx';
import * as styles from './goal-column.module.css';
import { goalsFailed, openFirst } from './goal-list.ts';

interface GoalColumnProps {
  readonly type: GoalType;
  readonly goals: ListWindow<Goal>;
  /** Whether a phone shows this column. */
  readonly chosen: boolean;
  readonly onAdd: () => void;
  readonly onEdit: (goal: Goal) => void;
}

export function GoalColumn({ type, goals, chosen, onAdd, onEdit }: GoalColumnProps) {
  const { total } = goals;
  const headingId = useId();
  const column = useRef<HTMLElement>(null);
  const count =
    total.phase === 'loading'
      ? total.isPartial && <StillLoading />
      : total.phase === 'ready' && total.value > 0 && total.value;

  return (
    <section
      ref={column}
      tabIndex={-1}
      className={styles.column}
      data-chosen={chosen}
      aria-labelledby={headingId}
    >
      <SectionHeading
        id={headingId}
        title={goalColumns[type]}
        meta={count}
        actions={
          <Button
            data-add=""
            size="small"
            className={styles.add}
            icon={<PlusIcon />}
            title="Add Goal"
            aria-describedby={headingId}
            onClick={onAdd}
          >
            <span>Add Goal</span>
          </Button>
        }
      />
      <AsyncList
        of={goals}
        failed={goalsFailed}
        empty={
          <div className={styles.empty}>
            <EmptyState text={noGoalsTexts[type]} compact />
          </div>
        }
        skeletonRows={2}
        rowHeight={96}
      >
        {(records) => (
          <>
            <List className={styles.goals}>
              {openFirst(records).map((goal) => (
                // The pressed button disappears with its goal, so the focus moves to the column.
                <GoalCard
                  key={goal.id}
                  goal={goal}
                  onEdit={onEdit}
                  onDeleted={() => column.current?.focus()}
                />
              ))}
            </List>
            <ShowMore list={goals} />
          </>
        )}
      </AsyncList>
    </section>
  );
}
