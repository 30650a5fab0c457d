import { type ClockKind, isolated } from '@dayloom/domain';
import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const joined = (...parts: readonly (string | undefined)[]) =>
  [...parts, 'Dayloom'].flatMap((part) => (part ? [isolated(part)] : [])).join(' · ');

/** The clocks in the order of the header. */
const kinds: readonly ClockKind[] = ['focus', 'stopwatch', 'meditation'];

const screenAtom = atom({ title: '', ownClock: false });
const clocksAtom = atom<Partial<Record<ClockKind, string | undefined>>>({});

/** The document's title without clocks, which is announced on a change of route. */
export const screenTitleAtom = atom((get) => joined(get(screenAtom).title));

const documentTitleAtom = atom((get) => {
  const { title, ownClock } = get(screenAtom);
  const clocks = get(clocksAtom);
  const kind = ownClock ? undefined : kinds.find((one) => clocks[one] !== undefined);
  return joined(kind && clocks[kind], title);
});

// Written here and not in an effect of both atoms, because a new minute would restore the route's title.
const setScreenAtom = atom(null, (get, set, title: string, ownClock: boolean) => {
  set(screenAtom, { title, ownClock });
  document.title = get(documentTitleAtom);
});
const setClockAtom = atom(null, (get, set, kind: ClockKind, text: string | undefined) => {
  set(clocksAtom, (clocks) => ({ ...clocks, [kind]: text }));
  document.title = get(documentTitleAtom);
});

/**
 * Sets the document's title, such as a work's; undefined keeps the route's title.
 * @param options.ownClock the title contains a clock, so no other clock is added
 */
export function useTitle(title: string | undefined, { ownClock = false } = {}) {
  const setScreen = useSetAtom(setScreenAtom);
  useEffect(() => {
    if (title !== undefined) setScreen(title, ownClock);
  }, [title, ownClock, setScreen]);
}

/** Shows a clock before every screen's title until it unmounts; of several, the header's first one. */
export function useTitleClock(kind: ClockKind, text: string | undefined) {
  const setClock = useSetAtom(setClockAtom);
  useEffect(() => {
    setClock(kind, text);
    return () => setClock(kind, undefined);
  }, [kind, text, setClock]);
}
