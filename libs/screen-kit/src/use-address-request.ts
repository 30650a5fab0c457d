import { useSearchParams } from '@dayloom/platform';
import { useEffect, useEffectEvent } from 'react';

interface Options {
  /** Other parameters of the request, removed with it. */
  readonly along?: readonly string[];
  /** While false, the request stays in the address. */
  readonly isReady?: boolean;
}

/**
 * Handles a request in the address once and removes it: `?new=Call%20Ben` opens a form with that title.
 * @param answer called with the parameter's value and all parameters
 */
export function useAddressRequest(
  name: string,
  answer: (value: string, search: URLSearchParams) => void,
  { along = [], isReady = true }: Options = {},
) {
  const [search, setSearch] = useSearchParams();
  const value = search.get(name);
  const respond = useEffectEvent((asked: string) => {
    answer(asked, search);
    setSearch(
      (rest) => {
        for (const key of [name, ...along]) rest.delete(key);
        return rest;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (value !== null && isReady) respond(value);
  }, [value, isReady]);
}
