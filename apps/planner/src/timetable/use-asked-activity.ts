import { useSearchParams } from '@dayloom/platform';
import { useEffect, useEffectEvent } from 'react';

/** Opens the form where the address asks for a new activity, `?new=` and its title: once, so the question leaves it. */
export function useAskedActivity(open: (title: string) => void) {
  const [search, setSearch] = useSearchParams();
  const title = search.get('new');
  const answer = useEffectEvent((asked: string) => {
    open(asked);
    setSearch(
      (rest) => {
        rest.delete('new');
        return rest;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (title !== null) answer(title);
  }, [title]);
}
