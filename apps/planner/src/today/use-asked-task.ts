import { useSearchParams } from '@dayloom/platform';
import { useEffect, useState } from 'react';

/** Whether the address asks for a new task of its day, `?new=`: once, so the question leaves it. */
export function useAskedTask(): boolean {
  const [search, setSearch] = useSearchParams();
  const isAsking = search.has('new');
  const [isAsked] = useState(isAsking);
  useEffect(() => {
    if (!isAsking) return;
    setSearch(
      (rest) => {
        rest.delete('new');
        return rest;
      },
      { replace: true },
    );
  }, [isAsking, setSearch]);
  return isAsked;
}
