import { goalsOfType } from '@dayloom/data';
import { type Goal, goalColumns, noGoalsTexts } from '@dayloom/domain';
import { useCount, useUser } from '@dayloom/platform';
import { AsyncList, Button, EmptyState, List, PlusIcon, SectionHeading, StillLoading } from '@dayloom/ui';
import { useId, useRef } from 'react';
import { GoalCard } from './goal-card.tsx';
import * as styles from './goal-column.module.css';
import { openFirst } from './open-first.ts';
import { type GoalList, goalsFailed } from './use-goal-lists.ts';

interface GoalColumnProps extends GoalList {
  /** Whether this is the column that a phone shows. */
  chosen: boolean;
  /** How many goals were asked for. */
  shown: number;
  onAdd: () => void;
  onEdit: (goal: Goal) => void;
  onMore: () => void;
}

export function GoalColumn({ type, list, chosen, shown, onAdd, onEdit, onMore }: GoalColumnProps) {
  const user = useUser();
  const count = useCount(goalsOfType(user.id, type));
  const headingId = useId();
  const column = useRef<HTMLElement>(null);
  const total =
    count.phase === 'loading'
      ? count.isPartial && <StillLoading />
      : count.phase === 'ready' && count.value > 0 && count.value;
  // Without a count a full window may well have more behind it.
  const hasMore = (read: number) => (count.phase === 'ready' ? count.value > read : read >= shown);

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
        meta={total}
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
        of={list}
        failed={goalsFailed}
        empty={
          <div className={styles.empty}>
            <EmptyState text={noGoalsTexts[type]} compact />
          </div>
        }
        skeletonRows={2}
        rowHeight={96}
      >
        {(goals) => (
          <>
            <List className={styles.goals}>
              {openFirst(goals).map((goal) => (
                // The pressed button goes with its goal, so the focus moves to the column.
                <GoalCard
                  key={goal.id}
                  goal={goal}
                  onEdit={onEdit}
                  onDeleted={() => column.current?.focus()}
                />
              ))}
            </List>
            {hasMore(goals.length) && (
              <Button block onClick={onMore}>
                Show more
              </Button>
            )}
          </>
        )}
      </AsyncList>
    </section>
  );
}
