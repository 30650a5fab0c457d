/** Returns a function for the number of toasts at the time when something first appeared; toasts wait for storage. */
export function toastsWhen(
  { shown }: { readonly shown: readonly unknown[] },
  isShown: () => boolean,
): () => number | undefined {
  let toasts: number | undefined;
  const look = () => {
    if (isShown()) toasts ??= shown.length;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    return toasts;
  };
}
