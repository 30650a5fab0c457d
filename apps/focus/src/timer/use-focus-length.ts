import { changeSettings, settingsOf } from '@dayloom/data';
import { focusLength, nowOf } from '@dayloom/domain';
import { useClock, useRecords, useSave, useUser } from '@dayloom/platform';
import { useState } from 'react';

/** The length of a focus session in whole minutes, undefined while loading; the same on all devices. */
export function useFocusLength() {
  const { id } = useUser();
  const clock = useClock();
  const save = useSave();
  const settings = useRecords(settingsOf(id));
  // A start right after a choice uses its length, before storage has responded.
  const [chosen, setChosen] = useState<number>();
  const isUnknown =
    settings.phase === 'loading' ||
    (settings.phase === 'ready' && settings.records.length === 0 && !settings.isComplete);
  const stored = settings.phase === 'ready' ? settings.records[0]?.focusMinutes : undefined;
  const choose = async (focusMinutes: number) => {
    setChosen(focusMinutes);
    await save(changeSettings(id, { focusMinutes }, nowOf(clock)), {
      failed: 'Failed to save your settings',
    });
    setChosen((latest) => (latest === focusMinutes ? undefined : latest));
  };
  return { minutes: chosen ?? (isUnknown ? undefined : (stored ?? focusLength.standard)), choose };
}

export type FocusLength = ReturnType<typeof useFocusLength>;
