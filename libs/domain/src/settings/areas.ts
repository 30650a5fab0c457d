import type { Settings } from '../records/settings.ts';

/** Parses a stored list of modules or kinds. */
export const areasOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split(' ').filter(Boolean);

interface Switching {
  /** All modules of this device, and the kinds of items that they notify about. */
  readonly areas: readonly { readonly name: string; readonly kinds: readonly string[] }[];
  /** The modules that are off, and their kinds, as stored. */
  readonly off: readonly string[];
  readonly kindsOff: readonly string[];
  readonly name: string;
  readonly isOn: boolean;
}

const textOf = (names: readonly string[]) => [...new Set(names)].toSorted().join(' ');

/**
 * The stored values after a module is switched on or off. Modules of another release, which this device does not know,
 * stay off. So do unknown kinds, as long as any module that they may belong to is off.
 */
export function switchedArea({
  areas,
  off,
  kindsOff,
  name,
  isOn,
}: Switching): Required<Pick<Settings, 'areasOff' | 'kindsOff'>> {
  const others = off.filter((one) => one !== name);
  const next = isOn ? others : [...others, name];
  const kinds = areas.filter((area) => next.includes(area.name)).flatMap((area) => area.kinds);
  const known = new Set(areas.flatMap((area) => area.kinds));
  const foreign = next.length === 0 ? [] : kindsOff.filter((kind) => !known.has(kind));
  return { areasOff: textOf(next), kindsOff: textOf([...kinds, ...foreign]) };
}
