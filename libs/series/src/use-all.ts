import { localeAtom, type Outcome, useAtomValue, useSave, useShell, useToday } from '@dayloom/platform';
import type { StoredChange } from './change-all.ts';
import { seriesDialogs } from './late-dialogs.ts';
import type { SeriesKind } from './series-kind.ts';

/** Adds 'All', and the question in its place, to the outcome of a change of one day; nothing for a single record. */
export function useAll(kind: SeriesKind) {
  const { store, toasts, user } = useShell();
  const save = useSave();
  const today = useToday();
  const locale = useAtomValue(localeAtom);
  return (change: StoredChange): Pick<Outcome, 'all' | 'question'> => {
    // Loaded in advance wherever days of a series are shown. A toast does not wait for it.
    const code = change.record.repeat === undefined ? undefined : seriesDialogs.peek();
    if (!code) return {};
    const page = { kind, store, toasts, user, save, today, locale };
    return {
      all: () => code.offerAll(page, change).catch(() => undefined),
      question: () => code.offerQuestion(page, change).catch(() => undefined),
    };
  };
}
