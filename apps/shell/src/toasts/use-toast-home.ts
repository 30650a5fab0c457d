import { useEffect, useState } from 'react';

/** An open modal dialog makes everything outside it inert, so the toasts' element moves into the topmost one. */
function makeHome() {
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

/** One element for the page's life, the last child of the dialog opened last, or of the body without any. */
export function useToastHome(): HTMLElement {
  const [home] = useState(makeHome);
  useEffect(() => {
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
  }, [home]);
  return home;
}
