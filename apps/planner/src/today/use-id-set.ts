import { useCallback, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** A set of ids and a function that adds or removes one; the set stays the same object if nothing changes. */
export function useIdSet() {
  const [ids, setIds] = useState(none);
  // A stable reference, so that memoized components do not render again.
  const setMember = useCallback(
    (id: string, isSo: boolean) =>
      setIds((before) => {
        if (before.has(id) === isSo) return before;
        return isSo ? new Set([...before, id]) : new Set([...before].filter((other) => other !== id));
      }),
    [],
  );
  return [ids, setMember] as const;
}
