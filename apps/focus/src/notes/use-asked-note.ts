import { useSearchParams } from '@dayloom/platform';
import { useEffect, useEffectEvent } from 'react';

/** Opens the form where the address asks for a new note, `?new=` and its title: once, so the question leaves it (QA3). */
export function useAskedNote(open: (asked: { readonly title: string }) => void) {
  const [search, setSearch] = useSearchParams();
  const title = search.get('new');
  const answer = useEffectEvent((asked: string) => {
    open({ title: asked });
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
