import { useSearchParams } from '@dayloom/platform';
import { useAddressRequest } from '@dayloom/screen-kit';
import { type RefObject, useState } from 'react';

/**
 * Handles `?new=` in the address, a request for a new task: focuses the last field of the plan.
 * @returns whether the screen was opened with the request, so that the field can take the focus when it is rendered
 */
export function useAskedTask(plan: RefObject<HTMLElement | null>): boolean {
  const [search] = useSearchParams();
  const [isAsked] = useState(search.has('new'));
  useAddressRequest('new', () => {
    const lines = plan.current?.querySelectorAll<HTMLInputElement>('[data-adding] input') ?? [];
    [...lines].at(-1)?.focus();
  });
  return isAsked;
}
