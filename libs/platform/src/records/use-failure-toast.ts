import { useEffect } from 'react';
import { useShell } from '../shell-context.ts';

/** Shows each load error once; without a message it is only logged. */
export function useFailureToast(error: unknown, sentence: string | undefined) {
  const { toasts } = useShell();
  useEffect(() => {
    if (!error) return;
    if (sentence === undefined) console.error(error);
    else toasts.error(sentence, error);
  }, [error, sentence, toasts]);
}
