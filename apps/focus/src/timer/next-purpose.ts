import type { Purpose } from '@dayloom/domain/clocks';
import { atom, useAtom, useUser } from '@dayloom/platform';
import type { TimerKind } from './timer-clocks.ts';

/** What the user has chosen for the next start of a clock, by user and clock; forgotten on reload. */
const nextPurposesAtom = atom<Readonly<Record<string, Purpose>>>({});

export function useNextPurpose(kind: TimerKind) {
  const [purposes, setPurposes] = useAtom(nextPurposesAtom);
  const key = `${useUser().id} ${kind}`;
  return [
    purposes[key],
    (purpose: Purpose) => setPurposes((others) => ({ ...others, [key]: purpose })),
  ] as const;
}
