import { matchRank, searchableText, searchWords } from '@dayloom/domain/search';
import { type Records, useShell } from '@dayloom/platform';
import { type FoundTask, tasksInSearch } from '@dayloom/series/search';
import { useEffect, useState } from 'react';

interface Answer {
  readonly typed: string;
  readonly phase: 'searching' | 'answered' | 'failed';
  readonly found: readonly FoundTask[];
}

/** Earlier results that also match this text, shown until its own arrive so that nothing jumps. */
function stillFitting({ found }: Answer, typed: string) {
  const words = searchWords(typed);
  return found.filter(({ task, where }) => matchRank(searchableText(task.title, where), words) !== undefined);
}

/** The tasks that match a text; none for a blank one. */
export function useFoundTasks(typed: string): Records<FoundTask> {
  const shell = useShell();
  const [search] = useState(() => tasksInSearch(shell, (found) => [found]));
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const update = (phase: Answer['phase']) => (found: readonly FoundTask[]) => {
      if (!controller.signal.aborted) setAnswer({ typed, phase, found });
    };
    search(typed, controller.signal, update('searching')).then(update('answered'), (error: unknown) => {
      if (!controller.signal.aborted) console.error('The search for tasks failed.', error);
      update('failed')([]);
    });
    return () => controller.abort();
  }, [search, typed, tries]);
  const retry = () => {
    setAnswer(undefined);
    setTries(tries + 1);
  };
  if (!answer) return { phase: 'loading' };
  if (answer.typed !== typed)
    return { phase: 'ready', records: stillFitting(answer, typed), isComplete: false };
  if (answer.phase === 'failed') return { phase: 'failed', error: undefined, retry };
  return { phase: 'ready', records: answer.found, isComplete: answer.phase === 'answered' };
}
