import { readStored, writeStored } from '@dayloom/data/browser-storage';
import type { ClockKind } from '@dayloom/domain';
import { localeAtom, useAtomValue, useToasts } from '@dayloom/platform';
import { useEffect } from 'react';
import { setAsideSentence } from '../engine/sentences.ts';
import type { ShownClock } from './use-shown-clock.ts';

/** Keys that begin with `dayloom.user.` are removed from the device at sign-out. */
const shownKey = 'dayloom.user.set-aside';

/** True once per run on this device; without storage, once per page that shows its clock. */
function isFirst(kind: ClockKind, id: string): boolean {
  const key = `${shownKey}.${kind}`;
  if (readStored(key) === id) return false;
  writeStored(key, id);
  return true;
}

/** Shows a toast that a clock was set aside, except on its own screen, which shows a notice. */
export function useSetAsideMessage(kind: ClockKind, shown: ShownClock): void {
  const toasts = useToasts();
  const locale = useAtomValue(localeAtom);
  const [id, sentence] =
    shown.phase === 'set-aside' ? [shown.run.id, setAsideSentence(shown.run, shown, locale)] : [];
  useEffect(() => {
    if (id !== undefined && sentence && isFirst(kind, id)) toasts.warning(sentence);
  }, [kind, id, sentence, toasts]);
}
