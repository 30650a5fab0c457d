import type { Settings } from '../records/settings.ts';

/** The names of the modules, or of the kinds, that a stored text holds. */
export const areasOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split(' ').filter(Boolean);

interface Switching {
  /** The modules there are, and the kinds of items that they notify of. */
  readonly areas: readonly { readonly name: string; readonly kinds: readonly string[] }[];
  /** Those that are off, and the kinds that are off with them, as stored. */
  readonly off: readonly string[];
  readonly kindsOff: readonly string[];
  readonly name: string;
  readonly isOn: boolean;
}

const textOf = (names: readonly string[]) => [...new Set(names)].toSorted().join(' ');

/**
 * What is stored once a module is switched on or off. One that this device does not know, of another release, stays
 * as it is, and so do kinds that no module here notifies of, as long as something is off that they may belong to.
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
