import type { Atoms } from '@dayloom/platform/atoms';
import { paletteKeys } from '../keyboard/keys.ts';
import { overlayAtom } from './overlay.ts';
import { paths } from '../paths.ts';
import { openQuickAddAtom } from '../quick-add/quick-add-open.ts';
import { stepRows } from './step-rows.ts';

interface ShellShortcut {
  readonly title: string;
  /** In the same notation as those of modules: 'g d', 'mod+k'. */
  readonly keys: string;
  /** An address, or a function to run. */
  readonly does: string | ((atoms: Atoms) => void);
  /** Makes no sense in the palette, so it is no entry of it. */
  readonly isForKeysAlone?: boolean;
  /** Steps in a list. */
  readonly isStep?: boolean;
}

/** The shell's own shortcuts. Those of modules are in their descriptors. */
export const shellShortcuts: readonly ShellShortcut[] = [
  { title: 'Home', keys: 'g h', does: paths.home },
  { title: 'Notifications', keys: 'g i', does: paths.notifications },
  { title: 'Quick add', keys: 'n', does: (atoms) => atoms.set(openQuickAddAtom) },
  {
    title: 'Search and commands',
    keys: paletteKeys,
    does: (atoms) => atoms.set(overlayAtom, 'palette'),
    isForKeysAlone: true,
  },
  { title: 'Next task or goal', keys: 'j', does: () => stepRows(1), isForKeysAlone: true, isStep: true },
  { title: 'Task or goal before', keys: 'k', does: () => stepRows(-1), isForKeysAlone: true, isStep: true },
  { title: 'Keyboard shortcuts', keys: '?', does: (atoms) => atoms.set(overlayAtom, 'shortcuts') },
];
