import type { Atoms } from '@dayloom/platform/atoms';
import type { Modules } from '../modules/modules.ts';
import type { RemoteModule } from '../loader/remote-module.ts';
import { undoKeys } from '../keyboard/keys.ts';
import { shellShortcuts } from './shell-shortcuts.ts';

/** The action of a shortcut or of a palette entry. */
export type Action =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'run'; readonly run: (atoms: Atoms) => void }
  | { readonly kind: 'command'; readonly module: RemoteModule; readonly id: string };

/** Keys as the list of shortcuts shows them. */
export interface ListedKeys {
  readonly title: string;
  readonly keys: string;
  /** Their heading: that of the shell, or a module's title. */
  readonly group: string;
}

export interface Shortcut extends ListedKeys {
  readonly isStep?: boolean;
  readonly action: Action;
}

const own = shellShortcuts.map(({ title, keys, does, isStep = false }): Shortcut => ({
  title,
  keys,
  isStep,
  group: 'Everywhere',
  action: typeof does === 'string' ? { kind: 'go', to: does } : { kind: 'run', run: does },
}));

/** The action of a module's command: an address or code. */
export function commandAction(module: RemoteModule, id: string): Action | undefined {
  const command = module.entry.descriptor.commands.find((one) => one.id === id);
  if (!command) return undefined;
  return command.to === undefined ? { kind: 'command', module, id } : { kind: 'go', to: command.to };
}

/**
 * The shortcuts of the shell and of the modules that can run in it. If two have the same keys, the first one wins.
 */
export function allShortcuts(modules: Modules): readonly Shortcut[] {
  if (modules.phase !== 'ready') return own;
  const declared = modules.set.items('shortcuts').flatMap(({ module, item }): Shortcut[] => {
    const { title, keys, to, command } = item;
    const action = to === undefined ? commandAction(module, command ?? '') : { kind: 'go' as const, to };
    if (!action || module.refusal !== undefined) return [];
    return [{ title, keys, group: module.entry.descriptor.title, action }];
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
export function screenKeys(modules: Modules): readonly ListedKeys[] {
  if (modules.phase !== 'ready') return [];
  return modules.set
    .items('screenKeys')
    .filter(({ module }) => module.refusal === undefined)
    .map(({ module, item: { title, keys } }) => ({ title, keys, group: module.entry.descriptor.title }));
}
