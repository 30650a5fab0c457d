import { useCallback, useState } from 'react';
import { useShell } from '../shell-context.ts';

/**
 * The id of the record that a form is about to make, the same for every press on save until `next` is called:
 * a repeated save makes no second record.
 */
export function useNewId(): { readonly id: string; readonly next: () => void } {
  const { newId } = useShell();
  const [id, setId] = useState(newId);
  return { id, next: useCallback(() => setId(newId()), [newId]) };
}
