import { expect, type Page } from '@playwright/test';

interface Shared {
  readonly from: string;
  readonly loaded?: boolean;
}

/** The shared libraries that the page has loaded, by the program whose copy is used. */
function sharedLibraries(): readonly string[] {
  const { __FEDERATION__: federation } = globalThis as unknown as {
    __FEDERATION__: { __SHARE__: Record<string, Record<string, Record<string, Record<string, Shared>>>> };
  };
  return Object.values(federation.__SHARE__)
    .flatMap((scopes) => Object.values(scopes))
    .flatMap((scope) => Object.entries(scope))
    .flatMap(([library, versions]) =>
      Object.values(versions)
        .filter(({ loaded }) => loaded)
        .map(({ from }) => `${library} from ${from}`),
    );
}

/** Fails when a shared library runs twice in the page. Modules get router, jotai and query library from the platform. */
export async function expectOneCopyOfEach(page: Page) {
  const loaded = await page.evaluate(sharedLibraries);
  const libraries = loaded.map((line) => line.replace(/ from .*/, ''));
  expect(libraries).toEqual(expect.arrayContaining(['@dayloom/platform', '@dayloom/ui', 'react']));
  expect(loaded.filter((line) => !line.endsWith('dayloom_shell'))).toEqual([]);
  expect(libraries).toEqual([...new Set(libraries)]);
}
