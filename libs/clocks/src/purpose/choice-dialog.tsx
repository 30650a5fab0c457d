import { isComputed } from '@dayloom/domain';
import { type Purpose, purposeOfTask } from '@dayloom/domain/clocks';
import { type Records, useSave } from '@dayloom/platform';
import { moveIn } from '@dayloom/platform/keyboard';
import { storing, taskSeries } from '@dayloom/series';
import { Dialog, ErrorState, isComposing, LoadingState, TextField } from '@dayloom/ui';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import * as styles from './choice-dialog.module.css';
import { type Choice, type ChoiceGroup, ChoiceList, optionId } from './choice-list.tsx';
import { useFoundTasks } from './use-found-tasks.ts';
import { useSuggestedTasks } from './use-suggested-tasks.ts';

/** The groups of the list for the typed text. */
function useGroups(typed: string): Records<ChoiceGroup> {
  const suggested = useSuggestedTasks();
  const found = useFoundTasks(typed);
  if (typed.trim() === '') return suggested;
  if (found.phase !== 'ready') return found;
  return { ...found, records: found.records.length > 0 ? [{ choices: found.records }] : [] };
}

function statusText(
  { phase, isComplete }: { phase: string; isComplete: boolean },
  typed: string,
  count: number,
) {
  if (phase === 'failed') return '';
  if (phase === 'loading' || !isComplete) return typed === '' ? 'Loading...' : 'Searching...';
  if (typed === '')
    return count === 0 ? (
      'There is no open task'
    ) : (
      <span className={styles.keys}>Up and Down choose, Enter takes</span>
    );
  if (count === 0) return 'No tasks match';
  return count === 1 ? '1 task' : `${count} tasks`;
}

interface ChoiceDialogProps {
  readonly onChoose: (purpose: Purpose) => void;
  readonly onClose: () => void;
}

/** Finds a task by text, as the palette does. Without a text it lists the open tasks of today and the latest ones. */
export function ChoiceDialog({ onChoose, onClose }: ChoiceDialogProps) {
  const save = useSave();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [activeId, setActiveId] = useState<string>();
  /** Enter was pressed during the search, before anything was found. */
  const [isAwaited, setIsAwaited] = useState(false);
  const groups = useGroups(typed);
  const shown = groups.phase === 'ready' ? groups.records : [];
  const choices = shown.flatMap((group) => group.choices);
  const active = choices.find(({ task }) => task.id === activeId) ?? choices[0];
  const isComplete = groups.phase === 'ready' && groups.isComplete;

  const choose = async ({ task, work }: Choice) => {
    // A link to a day of a series needs its record.
    const isStored =
      !isComputed(task) || (await save(storing(taskSeries, task), { failed: 'Failed to choose the task' }));
    if (!isStored) return;
    onClose();
    onChoose(purposeOfTask(task, work?.workTitle));
  };
  const chooseFirst = useEffectEvent(() => active && void choose(active));
  const isFound = active !== undefined;
  useEffect(() => {
    if (isAwaited && isFound) chooseFirst();
  }, [isAwaited, isFound]);
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      // It would submit a form around it.
      event.preventDefault();
      if (event.repeat) return;
      if (active) void choose(active);
      else setIsAwaited(groups.phase === 'loading' || !isComplete);
      return;
    }
    const next = moveIn(choices, active, event.key);
    if (!next) return;
    event.preventDefault();
    setActiveId(next.task.id);
  };
  return (
    <Dialog open title="What for?" onClose={onClose}>
      <TextField
        label="Find a task"
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(list, active)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        value={typed}
        onKeyDown={press}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setActiveId(undefined);
          setIsAwaited(false);
        }}
      />
      <div className={styles.results}>
        {groups.phase === 'loading' && <LoadingState rows={3} />}
        {groups.phase === 'failed' && <ErrorState text="Failed to fetch tasks" onRetry={groups.retry} />}
        <ChoiceList id={list} groups={shown} active={active} onChoose={(choice) => void choose(choice)} />
      </div>
      <p role="status" className={styles.status}>
        {statusText({ phase: groups.phase, isComplete }, typed.trim(), choices.length)}
      </p>
    </Dialog>
  );
}
