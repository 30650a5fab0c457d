import type { ClockKind } from '@dayloom/domain';
import { localeAtom, useAtomValue, useToasts } from '@dayloom/platform';
import { useEffect } from 'react';
import { setAsideSentence } from '../engine/sentences.ts';
import { isFirstOnDevice } from '../first-on-device.ts';
import type { ShownClock } from './use-shown-clock.ts';

/** Keys that begin with `dayloom.user.` are removed from the device at sign-out. */
const shownKey = 'dayloom.user.set-aside';

/** Shows a toast once per run that was set aside, except on its clock's own screen, which shows a notice. */
export function useSetAsideMessage(kind: ClockKind, shown: ShownClock): void {
  const toasts = useToasts();
  const locale = useAtomValue(localeAtom);
  const [id, sentence] =
    shown.phase === 'set-aside' ? [shown.run.id, setAsideSentence(shown.run, shown, locale)] : [];
  useEffect(() => {
    if (id !== undefined && sentence && isFirstOnDevice(`${shownKey}.${kind}`, id)) toasts.warning(sentence);
  }, [kind, id, sentence, toasts]);
}
