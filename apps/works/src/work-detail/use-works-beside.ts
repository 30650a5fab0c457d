import { type ComponentType, useEffect, useState } from 'react';

interface Loaded {
  readonly WorksBeside: ComponentType;
}

let loaded: Loaded | undefined;

async function load() {
  const { WorksBeside } = await import(
    /* webpackChunkName: "works-beside" */ '../works-beside/works-beside.tsx'
  );
  return (loaded = { WorksBeside });
}

/** Fetches the list before it is drawn; what fails is told, and tried again, in its place. */
export const preloadWorksBeside = () => void load().catch(() => undefined);

/** The list's code, which narrow windows never fetch. */
export function useWorksBeside() {
  const [part, setPart] = useState(loaded);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!part && !hasFailed) load().then(setPart, () => setFailed(true));
  }, [part, hasFailed]);
  return { part, hasFailed, retry: () => setFailed(false) };
}
