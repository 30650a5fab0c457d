import { transform } from 'lightningcss';

/** @typedef {import('lightningcss').Rule} Rule @typedef {import('lightningcss').SelectorComponent} Part */

/** Rules that name something for the whole page, wherever they are. */
const ofPage = /** @type {const} */ ([
  ...['counter-style', 'font-face', 'font-feature-values', 'font-palette-values', 'import', 'namespace'],
  ...['page', 'property', 'view-transition'],
]);

/**
 * Lists what the stylesheets of a module would change elsewhere in the page: plain stylesheets, rules outside the
 * module's layer, and selectors without a class of their own.
 * @param {readonly { path: string, text: string }[]} sheets `path` from the root of the project
 * @returns {string[]} messages with path and line
 */
export const styleFaults = (sheets) =>
  sheets.flatMap(({ path, text }) => {
    if (!path.endsWith('.module.css')) return [`${path} would style the whole page: name it *.module.css.`];
    const lines = text.split('\n');
    try {
      return looseRules(path, text).map(({ at: { line, column }, why }) => {
        const rule = (lines[line] ?? '').slice(column - 1).replace(/\s*[{;].*/, '');
        return `${path}:${line + 1}: '${rule}' ${why}`;
      });
    } catch (error) {
      return [`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`];
    }
  });

/** @param {string} path @param {string} text */
function looseRules(path, text) {
  const layers = path.startsWith('libs/') ? ['ui', 'module'] : ['module'];
  /** @type {{ at: { line: number, column: number }, why: string }[]} */
  const found = [];
  /** @typedef {{ layer?: boolean, isScoped: boolean, isNested: boolean }} Around `layer`: whether it is one of these */
  /** @param {Rule[]} rules @param {Around} around */
  const walk = (rules, around) => {
    for (const rule of rules) look(rule, around);
  };
  /** @param {Rule} rule @param {Around} around */
  const look = (rule, around) => {
    if (rule.type === 'ignored' || rule.type === 'custom') return;
    if (rule.type === 'style') {
      const { selectors, loc, rules } = rule.value;
      const isOwn = around.isScoped || selectors.every((one) => hasOwnClass(one, around.isNested));
      if (!around.layer)
        found.push({ at: loc, why: `is in no layer of modules: put it into @layer ${layers.at(-1)}.` });
      else if (!isOwn)
        found.push({
          at: loc,
          why: 'would style the whole page: begin it with a class of this file, as in .card header.',
        });
      walk(rules ?? [], { ...around, layer: true, isNested: true });
    } else if (rule.type === 'layer-block') {
      // A layer in another one is ordered with that one.
      walk(rule.value.rules, {
        ...around,
        layer: around.layer ?? layers.includes(rule.value.name?.[0] ?? ''),
      });
    } else if (rule.type === 'scope') {
      const isOwn = rule.value.scopeStart?.every((one) => hasOwnClass(one, around.isNested)) ?? false;
      walk(rule.value.rules, { ...around, isScoped: around.isScoped || isOwn });
    } else if ('loc' in rule.value && ofPage.some((type) => type === rule.type)) {
      found.push({ at: rule.value.loc, why: 'is for the whole page: leave it out.' });
    } else if ('rules' in rule.value && rule.type !== 'font-feature-values' && rule.type !== 'page') {
      walk(rule.value.rules, around);
    }
  };
  transform({
    filename: path,
    code: Buffer.from(text),
    cssModules: true,
    visitor: {
      StyleSheet: (sheet) => walk(sheet.rules, { isScoped: false, isNested: false }),
    },
  });
  return found;
}

/**
 * True for a selector that matches only elements with a class of the stylesheet, or elements in or after them. A class
 * in `:global()`, `:has()` or `:not()` does not count.
 * @param {readonly Part[]} selector
 * @param {boolean} isNested `&` is the rule around it, which was asked already
 * @returns {boolean}
 */
const hasOwnClass = (selector, isNested) =>
  selector.some((part) => {
    if (part.type === 'class' || (part.type === 'nesting' && isNested)) return true;
    if (part.type !== 'pseudo-class') return false;
    const isList = part.kind === 'is' || part.kind === 'where';
    return isList && part.selectors.every((one) => hasOwnClass(one, isNested));
  });
