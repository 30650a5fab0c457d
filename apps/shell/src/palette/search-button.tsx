import { IconButton, SearchIcon } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { createPortal } from 'react-dom';
import { headerRoomAtom } from '../frame/header-room.ts';

/** Opens the palette, for users without Ctrl-K. */
export function SearchButton({ onOpen }: { readonly onOpen: () => void }) {
  const room = useAtomValue(headerRoomAtom);
  return (
    room &&
    createPortal(
      <IconButton label="Search" icon={<SearchIcon />} aria-haspopup="dialog" onClick={onOpen} />,
      room,
    )
  );
}
