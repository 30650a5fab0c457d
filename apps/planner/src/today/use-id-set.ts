import { useCallback, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** The ids of which something is told to be so; telling what is known already changes nothing. */
export function useIdSet() {
  const [ids, setIds] = useState(none);
  // The same one each time: whoever is handed it is drawn anew only for its own changes.
  const tell = useCallback(
    (id: string, isSo: boolean) =>
      setIds((before) => {
        if (before.has(id) === isSo) return before;
        return isSo ? new Set([...before, id]) : new Set([...before].filter((other) => other !== id));
      }),
    [],
  );
  return [ids, tell] as const;
}
