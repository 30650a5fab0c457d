import type { OwnCommand } from '@dayloom/commands';
import { themeNames, themes } from '@dayloom/domain';
import { themeAtom } from '@dayloom/platform';
import { openAboutAtom } from '../about/about-panel.tsx';
import { canInstall, install } from '../install/install-offer.ts';
import { paths } from '../paths.ts';

/**
 * The shell's own palette commands and shortcuts. Those of modules are in their descriptors. The checks of modules read
 * this list in Node, so it imports no code with styles.
 */
export const shellCommands: readonly OwnCommand[] = [
  { title: 'Home', keys: 'g h', action: { kind: 'go', to: paths.home } },
  { title: 'Notifications', keys: 'g i', action: { kind: 'go', to: paths.notifications } },
  { title: 'Quick add', keys: 'n', action: { kind: 'open', part: 'quick add' } },
  { title: 'Search and commands', keys: 'mod+k', action: { kind: 'open', part: 'palette' } },
  { title: 'Next task or goal', keys: 'j', action: { kind: 'step', by: 1 } },
  { title: 'Task or goal before', keys: 'k', action: { kind: 'step', by: -1 } },
  { title: 'Keyboard shortcuts', keys: '?', action: { kind: 'open', part: 'shortcuts' } },
  ...themes.map((theme): OwnCommand => ({
    title: `Theme: ${themeNames[theme]}`,
    action: { kind: 'run', run: (atoms) => atoms.set(themeAtom, theme) },
  })),
  {
    title: 'Install Dayloom',
    action: { kind: 'run', run: () => void install() },
    isOffered: canInstall,
  },
  { title: 'About Dayloom', action: { kind: 'run', run: (atoms) => void atoms.set(openAboutAtom) } },
  {
    title: 'Log out',
    action: {
      kind: 'run',
      run: (_atoms, { signOut }) => void signOut('Successfully signed out!', 'Failed to log out'),
    },
  },
];
