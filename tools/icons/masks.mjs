import {
  Bell,
  BellOff,
  CalendarDays,
  ChartColumn,
  Check,
  ChevronLeft,
  ChevronRight,
  ClipboardList,
  Clock,
  CloudOff,
  Download,
  Ellipsis,
  Flower,
  House,
  Info,
  LayoutGrid,
  LogOut,
  Menu,
  NotebookPen,
  Pause,
  Pencil,
  PictureInPicture2,
  Play,
  Plug,
  Plus,
  RefreshCw,
  Search,
  Settings,
  Square,
  Sun,
  Target,
  Timer,
  Trash2,
  TriangleAlert,
  User,
  X,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The icons of ui, by the class of their mask. */
const shapes = {
  'libs/ui/src/icons/icons.module.css': {
    bell: Bell,
    calendar: CalendarDays,
    chart: ChartColumn,
    check: Check,
    chevronLeft: ChevronLeft,
    chevronRight: ChevronRight,
    clock: Clock,
    download: Download,
    ellipsis: Ellipsis,
    grid: LayoutGrid,
    home: House,
    list: ClipboardList,
    logOut: LogOut,
    lotus: Flower,
    menu: Menu,
    note: NotebookPen,
    offline: CloudOff,
    pause: Pause,
    pencil: Pencil,
    play: Play,
    plug: Plug,
    plus: Plus,
    refresh: RefreshCw,
    search: Search,
    sun: Sun,
    target: Target,
    trash: Trash2,
    user: User,
    x: X,
  },
  'libs/ui/src/icons/screen-icons.module.css': {
    attention: TriangleAlert,
    bellOff: BellOff,
    info: Info,
    popOut: PictureInPicture2,
    settings: Settings,
    stop: Square,
    stopwatch: Timer,
  },
};

/** What a `url("…")` with an address cannot contain as it is. */
const escapes = [
  ['"', "'"],
  ['#', '%23'],
  ['<', '%3C'],
  ['>', '%3E'],
];

/** @param {import('lucide-react').LucideIcon} icon */
function addressOf(icon) {
  const svg = renderToStaticMarkup(createElement(icon))
    .replace(/ width="24" height="24"| class="[^"]*" aria-hidden="true"/g, '')
    .replaceAll(/><\/(?!svg)\w+>/g, '/>');
  return `data:image/svg+xml,${escapes.reduce((text, [character = '', escape = '']) => text.replaceAll(character, escape), svg)}`;
}

/** The text of each stylesheet that `npm run icons` writes, by its path. */
export const maskSheets = Object.fromEntries(
  Object.entries(shapes).map(([file, icons]) => [
    file,
    [
      '/* Written by `npm run icons` from `tools/icons/masks.mjs`. */',
      '@layer ui {',
      ...Object.entries(icons).map(
        ([shape, icon]) => `  .${shape} {\n    mask-image: url("${addressOf(icon)}");\n  }`,
      ),
      '}\n',
    ].join('\n'),
  ]),
);
