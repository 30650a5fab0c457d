import { TrashIcon } from '../icons.tsx';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

export interface DeleteButtonProps extends Omit<IconButtonProps, 'icon' | 'onClick'> {
  /** @param button the pressed one, to find what stands beside it */
  onDelete: (button: HTMLButtonElement) => void;
}

/**
 * Takes a row away. The second press of a double click lands on the row that has moved into its place, which nobody
 * meant to delete: it counts for nothing, and neither does a key that is held down.
 */
export const DeleteButton = ({ onDelete, ...rest }: DeleteButtonProps) => (
  <IconButton
    {...rest}
    icon={<TrashIcon />}
    onKeyDown={(event) => event.repeat && event.preventDefault()}
    onClick={({ detail, currentTarget }) => detail < 2 && onDelete(currentTarget)}
  />
);
