import type { ItemKind } from '@dayloom/platform';
import type { CommandModules, DeclaredItem } from './command-host.ts';

/** What the modules that can run here declare of a kind. */
export const declaredItems = <Kind extends ItemKind>(
  modules: CommandModules,
  kind: Kind,
): readonly DeclaredItem<Kind>[] =>
  modules.phase === 'ready'
    ? modules.set.items(kind).filter(({ module }) => module.refusal === undefined)
    : [];
