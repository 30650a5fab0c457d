/** What a release writes into the page, as far as the shell reads it. */
interface PageRelease {
  /** Every script and style of the shell by name, with its SHA-384. */
  readonly files?: Readonly<Record<string, string>>;
  /** What registries are signed with, where they are. */
  readonly key?: string;
}

export const pageRelease = () =>
  JSON.parse(document.querySelector('script[type="application/json"]')?.textContent || '{}') as PageRelease;
