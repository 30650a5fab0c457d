import type { CommandHost, CommandModule, CommandModules, OwnAction } from '../command-host.ts';
import { declaredItems } from '../declared-items.ts';
import { undoKeys } from '@dayloom/platform/keyboard';

/** The action of a shortcut or of a palette entry. */
export type Action =
  OwnAction | { readonly kind: 'command'; readonly module: CommandModule; readonly id: string };

/** Keys as the list of shortcuts shows them. */
export interface ListedKeys {
  readonly title: string;
  readonly keys: string;
  /** Their heading: that of the program, or a module's title. */
  readonly group: string;
}

export interface Shortcut extends ListedKeys {
  readonly isStep?: boolean;
  readonly action: Action;
}

/** The action of a module's command: an address or code. */
export function commandAction(module: CommandModule, id: string): Action | undefined {
  const command = module.entry.descriptor.commands.find((one) => one.id === id);
  if (!command) return undefined;
  return command.to === undefined ? { kind: 'command', module, id } : { kind: 'go', to: command.to };
}

/** The shortcuts of the program and its modules. If two have the same keys, the first one wins. */
export function allShortcuts({
  commands,
  modules,
}: Pick<CommandHost, 'commands' | 'modules'>): readonly Shortcut[] {
  const own = commands.flatMap(({ title, keys, action }): Shortcut[] =>
    keys === undefined ? [] : [{ title, keys, isStep: action.kind === 'step', group: 'Everywhere', action }],
  );
  const declared = declaredItems(modules, 'shortcuts').flatMap(({ module, item }): Shortcut[] => {
    const { title, keys, to, command } = item;
    const action = to === undefined ? commandAction(module, command ?? '') : { kind: 'go' as const, to };
    return action ? [{ title, keys, group: module.entry.descriptor.title, action }] : [];
  });
  const taken = new Set<string>();
  return [...own, ...declared].filter(({ keys }) => !taken.has(keys) && taken.add(keys));
}

/** The keys of messages, for the list only. */
export const messageKeys: ListedKeys = {
  title: 'Undo, while a message offers it',
  keys: undoKeys,
  group: 'Everywhere',
};

/** The keys that the modules' screens handle themselves, for the list only. */
export const screenKeys = (modules: CommandModules): readonly ListedKeys[] =>
  declaredItems(modules, 'screenKeys').map(({ module, item: { title, keys } }) => ({
    title,
    keys,
    group: module.entry.descriptor.title,
  }));
