import type { ClockKind } from '@dayloom/domain';
import { localeAtom, useAtomValue, useToasts } from '@dayloom/platform';
import { useEffect } from 'react';
import { setAsideSentence } from './sentences.ts';
import type { ShownClock } from './use-shown-clock.ts';

/** What begins with `dayloom.user.` leaves the device with the user. */
const toldKey = 'dayloom.user.set-aside';

/** Once for each run on this device; where storage is refused, once for each page that shows its clock. */
function isFirst(kind: ClockKind, id: string): boolean {
  const key = `${toldKey}.${kind}`;
  try {
    if (localStorage.getItem(key) === id) return false;
    localStorage.setItem(key, id);
  } catch {
    // Then it is told again.
  }
  return true;
}

/** Says that a clock was set aside, where its own screen, which shows that, is not open. */
export function useSetAsideMessage(kind: ClockKind, shown: ShownClock): void {
  const toasts = useToasts();
  const locale = useAtomValue(localeAtom);
  const [id, sentence] =
    shown.phase === 'set-aside' ? [shown.run.id, setAsideSentence(shown.run, shown, locale)] : [];
  useEffect(() => {
    if (id !== undefined && sentence && isFirst(kind, id)) toasts.warning(sentence);
  }, [kind, id, sentence, toasts]);
}
