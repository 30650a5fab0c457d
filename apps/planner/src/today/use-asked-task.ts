import { useSearchParams } from '@dayloom/platform';
import { useAddressRequest } from '@dayloom/screen-kit';
import { type RefObject, useState } from 'react';

/**
 * Answers an address that asks for a new task of its day, `?new=`: puts the focus into the last line of the plan.
 * @returns whether the screen was opened with it, so that the line can take the focus as soon as it is rendered
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
