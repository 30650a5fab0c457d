// Leaves the landing page alone in the page, or what is to come in its place, so that the start can take it over as it
// stands. Which of the two is meant, the script before this one has found out.
(() => {
  const page = document.documentElement;
  const isShown = page.dataset.start !== 'app';
  /** @param {Event} event */
  const choose = ({ target }) => {
    const theme = /** @type {HTMLInputElement} */ (target).value;
    page.dataset.theme = theme;
    page.dataset.chosen = theme;
    try {
      localStorage.setItem('theme-storage', theme);
    } catch {}
  };
  const makeReady = () => {
    // The headers refuse styles that come in HTML, and not those that a script sets.
    /** @type {NodeListOf<HTMLElement>} */
    const styled = document.querySelectorAll('[data-style]');
    for (const element of styled) {
      element.style.cssText = element.dataset.style ?? '';
      delete element.dataset.style;
    }
    // The theme dots work from the start: the page's own script finds what was chosen in the same places.
    /** @type {NodeListOf<HTMLInputElement>} */
    const dots = document.querySelectorAll('.boot ~ * input[type="radio"]');
    for (const dot of dots) {
      dot.checked = dot.value === page.dataset.theme;
      // Only once for each, however often it is said.
      dot.addEventListener('change', choose);
    }
  };
  // The last button that is pressed before the page's own script is there does what it is for once that has taken over.
  addEventListener('click', ({ target }) => {
    const button = /** @type {Element} */ (target).closest('button');
    if (!button || page.dataset.start === 'app') return;
    for (const other of document.querySelectorAll('[data-pressed]')) other.removeAttribute('data-pressed');
    button.dataset.pressed = '';
  });
  // Called whenever some of the page has been read, before that is painted. A script behind the landing page would wait
  // for the style sheet, and be late.
  const reader = new MutationObserver(makeReady);
  if (isShown) reader.observe(document, { childList: true, subtree: true });
  // All is read, and the page's own script comes next.
  const finish = () => {
    reader.disconnect();
    const root = document.getElementById('root');
    const [loading, landing] = root?.children ?? [];
    if (!root || !landing) return;
    if (isShown) makeReady();
    for (const node of [...root.childNodes]) if (node !== (isShown ? landing : loading)) node.remove();
  };
  document.addEventListener('readystatechange', finish, { once: true });
})();
