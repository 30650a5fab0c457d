import { type ComponentType, useEffect, useState } from 'react';

let loaded: { readonly WorkListPane: ComponentType } | undefined;

async function load() {
  const { WorkListPane } = await import(
    /* webpackChunkName: "work-list-pane" */ '../work-list/work-list-pane.tsx'
  );
  return (loaded = { WorkListPane });
}

/** Loads the list's code before it is rendered; an error is reported, and retried, where the list is rendered. */
export const preloadWorkListPane = () => void load().catch(() => undefined);

/** The list's code, which narrow windows never load. */
export function useWorkListPane() {
  const [part, setPart] = useState(loaded);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!part && !hasFailed) load().then(setPart, () => setFailed(true));
  }, [part, hasFailed]);
  return { part, hasFailed, retry: () => setFailed(false) };
}
