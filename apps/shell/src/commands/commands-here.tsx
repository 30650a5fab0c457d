import { recentsKey } from '@dayloom/account';
import { Commands } from '@dayloom/commands';
import { useAtomValue } from 'jotai';
import { headerRoomAtom } from '../frame/header-room.ts';
import { servicesOf } from '../loader/services.ts';
import { modulesAtom } from '../modules/modules.ts';
import { toasts } from '@dayloom/toasts';
import { useGo } from '../unsaved-work/use-go.ts';
import { shellCommands } from './shell-commands.ts';

/** The palette and the shortcuts, with the modules and the commands of this page. */
export function CommandsHere() {
  const modules = useAtomValue(modulesAtom);
  const searchRoom = useAtomValue(headerRoomAtom);
  const go = useGo();
  const commands = shellCommands;
  return <Commands host={{ commands, modules, servicesOf, go, toasts, recentsKey, searchRoom }} />;
}
