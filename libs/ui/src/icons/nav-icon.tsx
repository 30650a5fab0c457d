import { createElement } from 'react';
import type { IconProps } from './icon.tsx';
import {
  BellIcon,
  CalendarIcon,
  ChartIcon,
  ClockIcon,
  EllipsisIcon,
  GridIcon,
  HomeIcon,
  ListIcon,
  LotusIcon,
  NoteIcon,
  PlusIcon,
  SearchIcon,
  SunIcon,
  TargetIcon,
  UserIcon,
} from './icons.ts';

const icons = {
  home: HomeIcon,
  list: ListIcon,
  clock: ClockIcon,
  note: NoteIcon,
  bell: BellIcon,
  lotus: LotusIcon,
  calendar: CalendarIcon,
  sun: SunIcon,
  user: UserIcon,
  target: TargetIcon,
  chart: ChartIcon,
  plus: PlusIcon,
  search: SearchIcon,
  more: EllipsisIcon,
  grid: GridIcon,
};

const byName: ReadonlyMap<string, typeof GridIcon> = new Map(Object.entries(icons));

/** The icon of a descriptor's entry; an unknown name, as from a newer release, shows a grid. */
export const NavIcon = ({ name, ...rest }: IconProps & { name: string }) =>
  createElement(byName.get(name) ?? GridIcon, rest);
