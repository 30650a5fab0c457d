import { sentenceOf } from '@dayloom/data';
import { useEffect, useRef, useState } from 'react';
import type { Progress, Run } from './long-work.ts';

export type LongWorkState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly progress: Progress }
  | { readonly phase: 'failed'; readonly failure: string };

/**
 * Runs one long task at a time. It is cancelled on unmount or by the user; an error is shown as a sentence, and logged.
 * @param failed the start of the error text
 */
export function useLongWork(failed: string) {
  const [state, setState] = useState<LongWorkState>({ phase: 'idle' });
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);

  const run = async (work: (run: Run) => Promise<void>, first: string) => {
    ending.current?.abort();
    const controller = new AbortController();
    ending.current = controller;
    const { signal } = controller;
    const show = (next: LongWorkState) => {
      if (ending.current === controller) setState(next);
    };
    show({ phase: 'running', progress: { text: first } });
    try {
      await work({ signal, report: (progress) => !signal.aborted && show({ phase: 'running', progress }) });
      show({ phase: 'idle' });
    } catch (error) {
      if (signal.aborted) return show({ phase: 'idle' });
      console.error(failed, error);
      show({ phase: 'failed', failure: [failed, sentenceOf(error)].filter(Boolean).join(' ') });
    }
  };
  /** Cancels the task and clears the error. */
  const cancel = () => {
    ending.current?.abort(new Error('Cancelled'));
    setState({ phase: 'idle' });
  };
  return { state, run, cancel };
}
