import { webcrypto } from 'node:crypto';
import { configure } from '@testing-library/dom';
import { loadLateParts } from '@dayloom/ui/late';

// Screens in jsdom take seconds on a busy machine; the default of one second would fail by chance.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout: no element ever changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom loads nothing, so it has no resource timings; and its `crypto` cannot hash.
performance.getEntriesByType ??= () => [];
if (!('subtle' in crypto)) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

// jsdom applies its own style sheet again for each call, which takes an eighth of the time of component tests. Without
// another sheet, elements with these attributes in common have the same styles.
const computedStyle = window.getComputedStyle.bind(window);
const styles = new Map<string, CSSStyleDeclaration>();
const styling = ['hidden', 'open', 'popover', 'style', 'type'];
window.getComputedStyle = (element) => {
  if (document.styleSheets.length > 0) return computedStyle(element);
  const key = [element.localName, ...styling.map((name) => element.getAttribute(name))].join('\n');
  const style = styles.get(key) ?? computedStyle(element);
  styles.set(key, style);
  return style;
};

// What a press shows appears at once, as on a page that has been idle.
await loadLateParts();
