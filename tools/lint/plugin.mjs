/** Libraries that the shell provides, and records: a build computes what it needs of them from the names it imports. */
const provided = new Set(['@dayloom/platform', '@dayloom/ui', '@dayloom/domain', 'react', 'react-dom']);

const message =
  'Import each name: import { name } from the library. The least version of the shell that a module needs is computed from these names.';

/**
 * @typedef {{ value?: string, quasis?: { value: { cooked: string } }[] }} Source a text, or a template without expressions
 * @typedef {{ source?: Source | null, exportKind?: string, importKind?: string }} Import
 */

/**
 * Refuses imports that say no names: `import * as`, a default import, `export ... from` and `import()`. Types may be
 * imported in any way.
 * @param {{ report: (fault: { node: Import, message: string }) => void }} context
 */
function create(context) {
  /** @param {Import} node */
  const refuse = (node) => {
    const source = node.source?.value ?? node.source?.quasis?.[0]?.value.cooked;
    if (provided.has(source ?? '') && node.exportKind !== 'type' && node.importKind !== 'type')
      context.report({ node, message });
  };
  /** @param {{ parent: Import }} specifier */
  const refuseParent = (specifier) => refuse(specifier.parent);
  return {
    ImportExpression: refuse,
    ExportAllDeclaration: refuse,
    ExportNamedDeclaration: refuse,
    ImportNamespaceSpecifier: refuseParent,
    ImportDefaultSpecifier: refuseParent,
    ImportSpecifier: (/** @type {{ parent: Import, imported?: { name?: string } }} */ specifier) => {
      if (specifier.imported?.name === 'default') refuseParent(specifier);
    },
  };
}

/** Rules of our own, in ESLint's format. */
export default { meta: { name: 'dayloom' }, rules: { 'named-imports': { create } } };
