/** An open modal dialog makes everything outside it inert, so the toasts' element moves into the topmost one. */
export function createToastContainer(): HTMLElement {
  const container = document.createElement('div');
  // React Aria's overlays do not hide an element with this attribute.
  container.dataset['reactAriaTopLayer'] = 'true';
  return container;
}

/** Uses `moveBefore` where supported: it does not restart animations, which are the toasts' timers. */
function move(container: HTMLElement, parent: Element) {
  if (container.isConnected && 'moveBefore' in parent && typeof parent.moveBefore === 'function')
    parent.moveBefore(container, null);
  else parent.append(container);
}

/**
 * Keeps the toasts' element the last child of the dialog opened last, or of the body without any.
 * @returns a function that removes it from the page
 */
export function followDialogs(container: HTMLElement): () => void {
  const dialogs = document.getElementsByTagName('dialog');
  let opened: readonly HTMLDialogElement[] = [];
  const update = () => {
    const open = [...dialogs].filter((dialog) => dialog.open);
    opened = [
      ...opened.filter((dialog) => open.includes(dialog)),
      ...open.filter((dialog) => !opened.includes(dialog)),
    ];
    const parent = opened.at(-1) ?? document.body;
    if (container.parentElement !== parent) move(container, parent);
  };
  update();
  const watch = new MutationObserver(update);
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  return () => {
    watch.disconnect();
    container.remove();
  };
}
