import { CONTRACT, type ModuleDefinition, readDescriptor } from '@dayloom/platform';
import type { CommandHost, CommandModule, CommandModules } from '../command-host.ts';

/** A module by its descriptor; missing lists are empty. */
export interface TestModule {
  readonly name: string;
  readonly [field: string]: unknown;
}

function moduleOf(declared: TestModule, load: () => Promise<ModuleDefinition>): CommandModule {
  let definition: ReturnType<typeof load> | undefined;
  const descriptor = readDescriptor({ title: declared.name, contract: CONTRACT, ...declared });
  return {
    entry: { name: declared.name, descriptor },
    refusal: descriptor.contract === CONTRACT ? undefined : 'It needs an update.',
    async load(kind: 'commands' | 'searchSources', id: string) {
      const part = (await (definition ??= load()))[kind]?.[id];
      if (!part) throw new Error(`There is no '${id}' of ${kind}.`);
      return part() as Promise<never>;
    },
  };
}

/** The modules of a page, all with the same code. */
export function testModules(
  declared: readonly TestModule[],
  load: () => Promise<ModuleDefinition> = () => Promise.reject(new Error('No code may be requested.')),
): CommandModules {
  const modules = declared.map((one) => moduleOf(one, load));
  return {
    phase: 'ready',
    set: {
      modules,
      items: (kind) =>
        modules.flatMap((module) => module.entry.descriptor[kind].map((item) => ({ module, item }))),
    },
  };
}

/** The shell's services under the name of a module. */
export const testServices: CommandHost['servicesOf'] = (shell, { entry }) => ({
  ...shell,
  module: { name: entry.name, version: '1' },
});
