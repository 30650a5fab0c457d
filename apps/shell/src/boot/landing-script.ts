// Runs before the landing page is parsed, as a part of the page.
import { themeKey } from '@dayloom/platform/stored-theme';

const page = document.documentElement;

function chooseTheme({ target }: Event) {
  const theme = (target as HTMLInputElement).value;
  page.dataset['theme'] = theme;
  page.dataset['chosen'] = theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Without storage, the theme lasts as long as the page.
  }
}

function makeReady() {
  // The security headers block styles in HTML, but not those that a script sets.
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
  // The theme dots work from the start. The app's script finds the choice in the same places.
  for (const dot of document.querySelectorAll<HTMLInputElement>('.boot ~ * input[type="radio"]')) {
    dot.checked = dot.value === page.dataset['theme'];
    // Adding the same listener again has no effect.
    dot.addEventListener('change', chooseTheme);
  }
}

/** The last button pressed before the app's script is ready is pressed again after hydration. */
function markPressed({ target }: Event) {
  const button = (target as Element).closest('button');
  if (!button || page.dataset['start'] === 'app') return;
  for (const other of document.querySelectorAll('[data-pressed]')) other.removeAttribute('data-pressed');
  button.dataset['pressed'] = '';
}

/**
 * Keeps either the landing page or the loading text in the page, so that the start can hydrate it unchanged. The script
 * before this one has decided which (`data-start`).
 */
export function prepareLanding() {
  const isShown = page.dataset['start'] !== 'app';
  addEventListener('click', markPressed);
  // Called whenever a part of the page is parsed, before it is painted. A script after the landing page would wait
  // for the style sheet and run too late.
  const reader = new MutationObserver(makeReady);
  if (isShown) reader.observe(document, { childList: true, subtree: true });
  // The page is parsed, and the app's script runs next.
  const finish = () => {
    reader.disconnect();
    const root = document.getElementById('root');
    const [loading, landing] = root?.children ?? [];
    if (!root || !landing) return;
    if (isShown) makeReady();
    for (const node of [...root.childNodes]) if (node !== (isShown ? landing : loading)) node.remove();
  };
  document.addEventListener('readystatechange', finish, { once: true });
}

prepareLanding();
