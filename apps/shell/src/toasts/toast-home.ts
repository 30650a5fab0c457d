/** An open modal dialog makes everything outside it inert, so the toasts' element moves into the topmost one. */
export function makeToastHome(): HTMLElement {
  const home = document.createElement('div');
  // React Aria's overlays leave alone what carries this mark.
  home.dataset['reactAriaTopLayer'] = 'true';
  return home;
}

/** Where the browser can move an element without restarting its animations, the toasts' clocks go on. */
function move(home: HTMLElement, parent: Element) {
  if (home.isConnected && 'moveBefore' in parent && typeof parent.moveBefore === 'function')
    parent.moveBefore(home, null);
  else parent.append(home);
}

/**
 * Keeps the toasts' element the last child of the dialog opened last, or of the body without any.
 * @returns what takes it off the page
 */
export function followDialogs(home: HTMLElement): () => void {
  const dialogs = document.getElementsByTagName('dialog');
  let opened: readonly HTMLDialogElement[] = [];
  const settle = () => {
    const open = [...dialogs].filter((dialog) => dialog.open);
    opened = [
      ...opened.filter((dialog) => open.includes(dialog)),
      ...open.filter((dialog) => !opened.includes(dialog)),
    ];
    const parent = opened.at(-1) ?? document.body;
    if (home.parentElement !== parent) move(home, parent);
  };
  settle();
  const watch = new MutationObserver(settle);
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  return () => {
    watch.disconnect();
    home.remove();
  };
}
