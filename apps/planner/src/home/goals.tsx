import { type Goal, goalColumns, type homeGoalTypes, noHomeGoalsTexts } from '@dayloom/domain';
import { Link, useAddress } from '@dayloom/platform';
import {
  buttonClass,
  Card,
  EmptyState,
  List,
  AsyncList,
  PlusIcon,
  SectionHeading,
  StrikeText,
} from '@dayloom/ui';
import { useId } from 'react';
import { GoalCheck } from '../goals/goal-check.tsx';
import { openFirst } from '../goals/open-first.ts';
import { goalsFailed, useGoalList, useGoalLists } from '../goals/use-goal-lists.ts';
import * as styles from './goals.module.css';

const most = 3;
type HomeGoalType = (typeof homeGoalTypes)[number];

/** A goal as home shows it: its title and whether it is completed (HM7), which a tick changes (GL10). */
function GoalLine({ goal }: { readonly goal: Goal }) {
  const titleId = useId();
  return (
    <li data-glides={goal.id} className={styles.line}>
      <GoalCheck goal={goal} describedBy={titleId} />
      {/* In a box of its own: as a flex item it would be struck once, between its lines. */}
      <span>
        <StrikeText id={titleId} done={goal.completed}>
          {goal.title}
        </StrikeText>
      </span>
      {goal.completed && <span className="visually-hidden">(completed)</span>}
    </li>
  );
}

/** 'My Goals' on home: the newest of each type but the future ones (HM7). */
export default function HomeGoals() {
  const address = useAddress();
  const headingId = useId();
  const weekly = useGoalList('weekly', most);
  const monthly = useGoalList('monthly', most);
  const yearly = useGoalList('yearly', most);
  const lists = useGoalLists<HomeGoalType>([weekly, monthly, yearly]);

  return (
    <Card aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title="My Goals"
        actions={
          <Link to={address('goals')} className={buttonClass('quiet', 'small')}>
            <PlusIcon aria-hidden="true" />
            Add Goal
          </Link>
        }
      />
      <div className={styles.goals}>
        <div className={styles.columns}>
          {lists.map(({ type, list }) => (
            <section key={type} className={styles.column} aria-label={goalColumns[type]}>
              <h3>{goalColumns[type]}</h3>
              <AsyncList
                of={list}
                failed={goalsFailed}
                empty={<EmptyState text={noHomeGoalsTexts[type]} compact />}
                skeletonRows={most}
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
    </Card>
  );
}
