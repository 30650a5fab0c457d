import { IconButton, SearchIcon } from '@dayloom/ui';
import { useAtomValue } from 'jotai';
import { createPortal } from 'react-dom';
import { headerRoomAtom } from '../frame/header-room.ts';
import * as styles from './search-button.module.css';

/** Opens the palette, for whoever has no Ctrl-K (SH16). */
export function SearchButton({ onOpen }: { readonly onOpen: () => void }) {
  const room = useAtomValue(headerRoomAtom);
  return (
    room &&
    createPortal(
      <IconButton
        label="Search"
        icon={<SearchIcon />}
        className={styles.search}
        aria-haspopup="dialog"
        onClick={onOpen}
      />,
      room,
    )
  );
}
