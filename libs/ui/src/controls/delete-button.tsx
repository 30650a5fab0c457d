import { TrashIcon } from '../icons/icons.ts';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

export interface DeleteButtonProps extends Omit<IconButtonProps, 'icon' | 'onClick'> {
  /** @param button the pressed button, to find its row */
  onDelete: (button: HTMLButtonElement) => void;
}

/** Deletes a row. Ignores key repeat, which would delete the following rows as well. */
export const DeleteButton = ({ onDelete, ...rest }: DeleteButtonProps) => (
  <IconButton
    {...rest}
    icon={<TrashIcon />}
    onKeyDown={(event) => event.repeat && event.preventDefault()}
    onClick={({ currentTarget }) => onDelete(currentTarget)}
  />
);
