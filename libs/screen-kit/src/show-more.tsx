import { Button } from '@dayloom/ui';
import type { ListWindow } from './use-list-window.ts';

/** The button below a list that has more records. */
export const ShowMore = ({ list }: { readonly list: Pick<ListWindow<unknown>, 'hasMore' | 'showMore'> }) =>
  list.hasMore && (
    <Button block onClick={list.showMore}>
      Show more
    </Button>
  );
