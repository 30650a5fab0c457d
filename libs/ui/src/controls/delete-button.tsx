import { TrashIcon } from '../icons.tsx';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

export interface DeleteButtonProps extends Omit<IconButtonProps, 'icon' | 'onClick'> {
  /** @param button the pressed one, to find what stands beside it */
  onDelete: (button: HTMLButtonElement) => void;
}

/** Takes a row away. A key that is held down counts once: it would delete the rows after it as well. */
export const DeleteButton = ({ onDelete, ...rest }: DeleteButtonProps) => (
  <IconButton
    {...rest}
    icon={<TrashIcon />}
    onKeyDown={(event) => event.repeat && event.preventDefault()}
    onClick={({ currentTarget }) => onDelete(currentTarget)}
  />
);
