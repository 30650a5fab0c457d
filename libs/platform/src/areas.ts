import { atom } from 'jotai';

/** A module, as somebody knows it who switches it on and off. */
export interface Area {
  readonly name: string;
  readonly title: string;
  /** What its screens are called. */
  readonly screens: readonly string[];
  /** The kinds of items that it notifies of. */
  readonly kinds: readonly string[];
  /** The settings are part of it: switched off, nobody could switch anything on again. */
  readonly isFixed: boolean;
}

/** The modules of this page, in the order of the registry. */
export const areasAtom = atom<readonly Area[]>([]);
