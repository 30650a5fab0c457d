import { type ComponentType, useEffect, useState } from 'react';

export type MarkdownView = ComponentType<{ readonly text: string }>;

let loaded: { readonly Markdown: MarkdownView } | undefined;

async function load() {
  const { Markdown } = await import(/* webpackChunkName: "markdown" */ './markdown.tsx');
  return (loaded = { Markdown });
}

/** The code of the Markdown view, loaded on first use. */
export function useMarkdown(isWanted: boolean) {
  const [part, setPart] = useState(loaded);
  const [hasFailed, setFailed] = useState(false);
  const [isFirst] = useState(isWanted);
  useEffect(() => {
    if (isWanted && !part && !hasFailed) load().then(setPart, () => setFailed(true));
  }, [isWanted, part, hasFailed]);
  return {
    Markdown: isWanted ? part?.Markdown : undefined,
    /** The view is selected from the start and not loaded yet; showing the plain text first would shift the layout. */
    isAwaited: isFirst && isWanted && !part && !hasFailed,
    hasFailed: isWanted && hasFailed,
    retry: () => setFailed(false),
  };
}
