/** @typedef {import('@dayloom/platform').Descriptor} Descriptor @typedef {import('@dayloom/platform').ModuleDefinition} ModuleDefinition */

/**
 * Lists the items of a descriptor without code, and the code that no item names.
 * @param {Descriptor} descriptor
 * @param {ModuleDefinition} definition the default export of `src/module.ts`
 * @returns {string[]} messages
 */
export function codeFaults(descriptor, definition) {
  const { routes, slots, commands, notificationSources, searchSources } = descriptor;
  /** @param {readonly { id: string }[]} items */
  const ids = (items) => items.map(({ id }) => id);
  return [
    ...differences('routes', ids(routes), definition.routes),
    ...differences(
      'widgets',
      slots.map(({ widget }) => widget),
      definition.widgets,
    ),
    ...differences('commands', ids(commands.filter(({ to }) => to === undefined)), definition.commands),
    ...differences('notificationSources', ids(notificationSources), definition.notificationSources),
    ...differences('searchSources', ids(searchSources), definition.searchSources),
  ];
}

/**
 * @param {keyof ModuleDefinition} kind
 * @param {readonly string[]} named in the descriptor
 * @param {object} [written] by name, in the code
 */
function differences(kind, named, written = {}) {
  const inCode = Object.keys(written);
  return [
    ...named
      .filter((id) => !inCode.includes(id))
      .map((id) => `module.json names '${id}', which is not among the ${kind} in src/module.ts.`),
    ...inCode
      .filter((id) => !named.includes(id))
      .map((id) => `src/module.ts has '${id}' among its ${kind}, which module.json does not name.`),
  ];
}
