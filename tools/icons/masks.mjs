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
  Coffee,
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

/** The icons of ui, by the class of their place in the row of drawings. */
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
    cup: Coffee,
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

/** Width and height of each drawing, in its own units. */
const size = 24;

/** @param {import('lucide-react').LucideIcon} icon @returns the tag of the drawing, and what it contains */
function partsOf(icon) {
  const svg = renderToStaticMarkup(createElement(icon));
  const [, tag = '', content = ''] = /^(<svg .*?>)(.*)<\/svg>$/.exec(svg) ?? [];
  return { tag, content: content.replaceAll(/><\/\w+>/g, '/>') };
}

/**
 * One image with all drawings in a row. A browser makes a document of each image.
 * @param {import('lucide-react').LucideIcon[]} icons
 */
function addressOf(icons) {
  const drawings = icons.map(partsOf);
  const tag = (drawings[0]?.tag ?? '')
    .replace(/ width="24" height="24"| class="[^"]*" aria-hidden="true"/g, '')
    .replace(/viewBox="[^"]*"/, `viewBox="0 0 ${size * icons.length} ${size}"`);
  const row = drawings.map(({ content }, at) => `<g transform="translate(${size * at})">${content}</g>`);
  const svg = `${tag}${row.join('')}</svg>`;
  return `data:image/svg+xml,${escapes.reduce((text, [character = '', escape = '']) => text.replaceAll(character, escape), svg)}`;
}

/** The text of each stylesheet that `npm run icons` writes, by its path. */
export const maskSheets = Object.fromEntries(
  Object.entries(shapes).map(([file, icons]) => {
    const all = Object.entries(icons);
    const positions = all.map(([shape], at) => {
      const position = Number(((100 * at) / (all.length - 1)).toFixed(4));
      return `  .${shape} {\n    mask-position: ${position}%;\n  }`;
    });
    const text = [
      '/* Written by `npm run icons` from `tools/icons/masks.mjs`. */',
      '@layer ui {',
      '  .row {',
      `    mask-image: url("${addressOf(Object.values(icons))}");`,
      `    mask-size: ${all.length}00% 100%;`,
      '  }',
      ...positions,
      '}\n',
    ];
    return [file, text.join('\n')];
  }),
);
