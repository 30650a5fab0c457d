import { useCallback, useState } from 'react';
import { useShell } from '../shell-context.ts';

/** The id stays until `next` is called, so that a repeated save does not create a second record. */
export function useNewId(): { readonly id: string; readonly next: () => void } {
  const { newId } = useShell();
  const [id, setId] = useState(newId);
  return { id, next: useCallback(() => setId(newId()), [newId]) };
}
