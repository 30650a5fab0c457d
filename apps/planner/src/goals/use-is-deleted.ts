import { useRecordsById } from '@dayloom/platform';
import { useState } from 'react';

/** Whether the goal was deleted since its form was opened, here or elsewhere. */
export function useIsDeleted(id: string): boolean {
  const found = useRecordsById('goals', [id], 'edited');
  // Before it is read, and where it cannot be, nothing is known of it.
  const [wasFound, setWasFound] = useState(false);
  const isFound = found?.has(id) ?? false;
  if (isFound && !wasFound) setWasFound(true);
  return wasFound && found !== undefined && !isFound;
}
