import { themeNames, themes } from '@dayloom/domain';
import { themeAtom } from '@dayloom/platform';
import { TestFrame, type TestShell } from '@dayloom/testing/shell';
import { screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useState } from 'react';
import type { CommandModules, OwnCommand } from '../command-host.ts';
import { Commands } from '../palette/commands.tsx';
import { testModules, testServices } from './test-modules.ts';
import { useTestGo } from './use-test-go.ts';

/** A command of each kind, and one that is not possible now. */
const commands: readonly OwnCommand[] = [
  { title: 'Home', keys: 'g h', action: { kind: 'go', to: '/' } },
  { title: 'Notifications', keys: 'g i', action: { kind: 'go', to: '/notifications' } },
  { title: 'Search and commands', keys: 'mod+k', action: { kind: 'open', part: 'palette' } },
  { title: 'Next row', keys: 'j', action: { kind: 'step', by: 1 } },
  { title: 'Row before', keys: 'k', action: { kind: 'step', by: -1 } },
  { title: 'Keyboard shortcuts', keys: '?', action: { kind: 'open', part: 'shortcuts' } },
  ...themes.map((theme): OwnCommand => ({
    title: `Theme: ${themeNames[theme]}`,
    action: { kind: 'run', run: (atoms) => atoms.set(themeAtom, theme) },
  })),
  { title: 'Impossible', action: { kind: 'run', run: () => undefined }, isOffered: () => false },
  { title: 'Log out', action: { kind: 'run', run: (_atoms, { signOut }) => void signOut('', '') } },
];

interface CommandsPageProps {
  readonly shell: TestShell;
  readonly modules?: CommandModules;
  readonly children: ReactNode;
}

function Page({ shell, modules = testModules([]), children }: CommandsPageProps) {
  const [searchRoom, setSearchRoom] = useState<HTMLElement | null>(null);
  const go = useTestGo();
  const { toasts } = shell;
  return (
    <>
      <header ref={setSearchRoom} />
      {children}
      <Commands
        host={{
          ...{ commands, modules, go, toasts, searchRoom },
          servicesOf: testServices,
          recentsKey: 'dayloom.recents',
        }}
      />
    </>
  );
}

/** A page with the palette and the shortcuts. */
export const CommandsPage = (props: CommandsPageProps) => (
  <Provider store={createStore()}>
    <TestFrame shell={props.shell}>
      <Page {...props} />
    </TestFrame>
  </Provider>
);

export const address = () => screen.getByRole('status', { name: 'address' }).textContent;
