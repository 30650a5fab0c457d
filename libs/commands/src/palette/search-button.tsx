import { IconButton, SearchIcon } from '@dayloom/ui';
import { createPortal } from 'react-dom';

interface SearchButtonProps {
  readonly room: HTMLElement | null;
  readonly onOpen: () => void;
}

/** Opens the palette, for users without Ctrl-K. */
export const SearchButton = ({ room, onOpen }: SearchButtonProps) =>
  room &&
  createPortal(
    <IconButton label="Search" icon={<SearchIcon />} aria-haspopup="dialog" onClick={onOpen} />,
    room,
  );
