import type { LucideIcon, LucideProps } from 'lucide-react';
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
  TargetIcon,
  UserIcon,
} from './icons.tsx';

const icons = {
  home: HomeIcon,
  list: ListIcon,
  clock: ClockIcon,
  note: NoteIcon,
  bell: BellIcon,
  lotus: LotusIcon,
  calendar: CalendarIcon,
  user: UserIcon,
  target: TargetIcon,
  chart: ChartIcon,
  plus: PlusIcon,
  search: SearchIcon,
  more: EllipsisIcon,
  grid: GridIcon,
} satisfies Record<string, LucideIcon>;

/** The icon names a module's descriptor may use. */
export type NavIconName = keyof typeof icons;

export function NavIcon({ name, ...rest }: LucideProps & { name: NavIconName }) {
  const Icon = icons[name];
  return <Icon aria-hidden="true" {...rest} />;
}
