import { Button } from '@dayloom/ui';
import type { ListWindow } from './use-list-window.ts';

export const ShowMore = ({ list }: { readonly list: Pick<ListWindow<unknown>, 'hasMore' | 'showMore'> }) =>
  list.hasMore && (
    <Button block onClick={list.showMore}>
      Show more
    </Button>
  );
