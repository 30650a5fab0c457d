import type { FoundTask } from '@dayloom/series/search';
import { useEffect, useId, useRef } from 'react';
import * as styles from './choice-dialog.module.css';

export type Choice = Pick<FoundTask, 'task' | 'work' | 'where'>;

export interface ChoiceGroup {
  readonly title?: string;
  readonly choices: readonly Choice[];
}

/** The id of an option's element, which the field refers to as the active one. */
export const optionId = (list: string, { task }: Choice) => `${list} ${task.id}`.replace(/\s/g, '-');

interface ChoiceListProps {
  readonly id: string;
  readonly groups: readonly ChoiceGroup[];
  readonly active: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

interface OptionProps extends Pick<ChoiceListProps, 'id' | 'onChoose'> {
  readonly choice: Choice;
  readonly isActive: boolean;
}

function Option({ id, choice, isActive, onChoose }: OptionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={ref}
      id={id}
      role="option"
      // The focus, and on phones the keyboard, stays in the field.
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
    >
      <bdi className={styles.title}>{choice.task.title}</bdi>
      <span className={styles.detail}>
        {choice.where}
        {choice.task.completed && ', done'}
      </span>
    </div>
  );
}

function Group({ id, group: { title, choices }, active, onChoose }: GroupProps) {
  const heading = useId();
  const options = choices.map((choice) => (
    <Option
      key={choice.task.id}
      id={optionId(id, choice)}
      choice={choice}
      isActive={choice.task.id === active?.task.id}
      onChoose={onChoose}
    />
  ));
  if (title === undefined) return options;
  return (
    <div role="group" aria-labelledby={heading}>
      <div id={heading} role="presentation" className={styles.group}>
        {title}
      </div>
      {options}
    </div>
  );
}

interface GroupProps extends Omit<ChoiceListProps, 'groups'> {
  readonly group: ChoiceGroup;
}

/** The tasks to choose from, under the headings of their groups. */
export const ChoiceList = ({ groups, ...rest }: ChoiceListProps) => (
  <div id={rest.id} role="listbox" aria-label="Tasks">
    {groups.map((group) => (
      <Group key={group.title ?? ''} group={group} {...rest} />
    ))}
  </div>
);
