import { useAtomValue } from 'jotai';
import { createPortal } from 'react-dom';
import { headerRoomAtom } from '../frame/header-room.ts';
import { Slot } from '../modules/slot.tsx';

/** What modules show in the header: it is drawn where their services are, and put where the header has room for it. */
export function HeaderSlot() {
  const room = useAtomValue(headerRoomAtom);
  return room && createPortal(<Slot name="shell.clock" />, room);
}
