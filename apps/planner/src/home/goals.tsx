import { goalsOfType } from '@dayloom/data';
import { type Goal, goalColumns, homeGoalTypes, noHomeGoalsTexts } from '@dayloom/domain';
import { Link, type ReadAhead, useAddress, useRecords, useUser } from '@dayloom/platform';
import { TitledCard, useRetryTogether } from '@dayloom/screen-kit';
import { buttonClass, EmptyState, List, AsyncList, PlusIcon, StrikeText } from '@dayloom/ui';
import { useId } from 'react';
import { GoalCheck } from '../goals/goal-check.tsx';
import { goalsFailed, openFirst } from '../goals/goal-list.ts';
import * as styles from './goals.module.css';

const maxGoals = 3;

function GoalLine({ goal }: { readonly goal: Goal }) {
  const titleId = useId();
  return (
    <li data-glides={goal.id} className={styles.line}>
      <GoalCheck goal={goal} describedBy={titleId} />
      {/* Wrapped, because a flex item would be struck through once between its lines. */}
      <span>
        <StrikeText id={titleId} done={goal.completed}>
          {goal.title}
        </StrikeText>
      </span>
      {goal.completed && <span className="visually-hidden">(completed)</span>}
    </li>
  );
}

/** 'My Goals' on home: the newest goals of each type, except future ones. */
export default function HomeGoals() {
  const address = useAddress();
  const { id } = useUser();
  const lists = useRetryTogether(
    {
      weekly: useRecords(goalsOfType(id, 'weekly').first(maxGoals), { keep: true }),
      monthly: useRecords(goalsOfType(id, 'monthly').first(maxGoals), { keep: true }),
      yearly: useRecords(goalsOfType(id, 'yearly').first(maxGoals), { keep: true }),
    },
    goalsFailed,
  );

  return (
    <TitledCard
      title="My Goals"
      actions={
        <Link to={address('goals')} className={buttonClass('quiet', 'small')}>
          <PlusIcon aria-hidden="true" />
          Add Goal
        </Link>
      }
    >
      <div className={styles.goals}>
        <div className={styles.columns}>
          {homeGoalTypes.map((type) => (
            <section key={type} className={styles.column} aria-label={goalColumns[type]}>
              <h3>{goalColumns[type]}</h3>
              <AsyncList
                of={lists[type]}
                failed={goalsFailed}
                empty={<EmptyState text={noHomeGoalsTexts[type]} compact />}
                skeletonRows={maxGoals}
                rowHeight={40}
              >
                {(goals) => (
                  <List label={goalColumns[type]}>
                    {openFirst(goals).map((goal) => (
                      <GoalLine key={goal.id} goal={goal} />
                    ))}
                  </List>
                )}
              </AsyncList>
            </section>
          ))}
        </div>
      </div>
    </TitledCard>
  );
}

HomeGoals.readAhead = ({ user, records }: ReadAhead) =>
  homeGoalTypes.forEach((type) => void records(goalsOfType(user.id, type).first(maxGoals)));
