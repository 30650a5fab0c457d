import { type ModuleChoice, type ModuleEntry, readModuleEntry } from '@dayloom/platform/host';

const storageKey = 'dayloom.override';

/** What the address asked for, kept for this tab: other versions of modules, and modules left out. */
export interface Override {
  readonly versions: Readonly<Record<string, string>>;
  readonly without: readonly string[];
}

const none: Override = { versions: {}, without: [] };

function stored(): Override {
  try {
    const value = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<Override> | null;
    return { versions: value?.versions ?? {}, without: value?.without ?? [] };
  } catch {
    return none;
  }
}

/** Reads `?module=works@1.2.0` and `?without=works` and keeps them until they are reset. */
export function readOverride(search: string): Override {
  const asked = new URLSearchParams(search);
  const before = stored();
  const pairs = asked.getAll('module').flatMap((text) => {
    const [name, version] = text.split('@');
    return name && version ? [[name, version] as const] : [];
  });
  const override = {
    versions: { ...before.versions, ...Object.fromEntries(pairs) },
    without: [...new Set([...before.without, ...asked.getAll('without')])],
  };
  if (isOverridden(override)) sessionStorage.setItem(storageKey, JSON.stringify(override));
  return override;
}

export const isOverridden = ({ versions, without }: Override) =>
  Object.keys(versions).length + without.length > 0;

/** What of the override came true: a version that was never released did not. */
export function inEffect({ versions, without }: Override, choices: readonly ModuleChoice[]): Override {
  const overridden = choices.filter(({ origin }) => origin === 'override').map(({ entry }) => entry.name);
  return {
    versions: Object.fromEntries(Object.entries(versions).filter(([name]) => overridden.includes(name))),
    without,
  };
}

/** Takes every override back and loads the page anew without the words that asked for it. */
export function resetOverride() {
  sessionStorage.removeItem(storageKey);
  const address = new URL(location.href);
  address.searchParams.delete('module');
  address.searchParams.delete('without');
  location.assign(address);
}

async function releasedEntry(name: string, version: string): Promise<ModuleEntry> {
  const response = await fetch(`/m/${encodeURIComponent(name)}/${encodeURIComponent(version)}/entry.json`);
  if (!response.ok) throw new Error(`${name} has no released version ${version}`);
  return readModuleEntry(await response.json());
}

/** The registry's modules with the override laid over them; a version that was never released changes nothing. */
export async function withOverride(
  choices: readonly ModuleChoice[],
  { versions, without }: Override,
): Promise<readonly ModuleChoice[]> {
  const kept = choices.filter(({ entry }) => !without.includes(entry.name));
  return Promise.all(
    kept.map(async (choice): Promise<ModuleChoice> => {
      const version = versions[choice.entry.name];
      if (version === undefined) return choice;
      try {
        return { entry: await releasedEntry(choice.entry.name, version), origin: 'override' };
      } catch (error) {
        console.error(error);
        return choice;
      }
    }),
  );
}
