import type { DeclaredSource } from '@dayloom/notifications';
import type { ModuleSet } from '../loader/module-set.ts';
import { servicesOf } from '../loader/services.ts';

/** The notification sources of all modules that can run. */
export const declaredSources = (set: ModuleSet): readonly DeclaredSource[] =>
  set
    .all('notificationSources')
    .filter(({ module }) => module.refusal === undefined)
    .map(({ module, item }) => ({
      name: `${module.entry.name}/${item.id}`,
      title: item.title,
      moduleTitle: module.entry.descriptor.title,
      isOff: () => set.isOff(module),
      load: async (shell) => {
        const { default: source } = await module.load('notificationSources', item.id);
        return source(servicesOf(shell, module));
      },
    }));
