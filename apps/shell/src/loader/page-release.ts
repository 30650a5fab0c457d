/** What a release writes into the page for the shell. */
interface PageRelease {
  /** Every script and style of the shell by name, with its SHA-384. */
  readonly files?: Readonly<Record<string, string>>;
  /** The public key of the registry's signature, if registries are signed. */
  readonly key?: string;
}

export const pageRelease = () =>
  JSON.parse(document.querySelector('script[type="application/json"]')?.textContent || '{}') as PageRelease;
