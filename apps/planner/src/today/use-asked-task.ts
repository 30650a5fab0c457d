import { useSearchParams } from '@dayloom/platform';
import { useAddressRequest } from '@dayloom/screen-kit';
import { useState } from 'react';

/** Whether the address asks for a new task of its day, `?new=`: from the first render on, and once. */
export function useAskedTask(): boolean {
  const [search] = useSearchParams();
  const [isAsked] = useState(search.has('new'));
  useAddressRequest('new', () => undefined);
  return isAsked;
}
