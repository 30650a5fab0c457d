/** What a release writes into the page for the shell. */
interface PageRelease {
  /** The folder of this shell. */
  readonly path: string;
  /** Each of its scripts and styles by name, with its SHA-384. */
  readonly files: Readonly<Record<string, string>>;
  /** The files of each chunk that a first screen may need. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** The addresses of the fonts to preload for each theme. */
  readonly fonts: Readonly<Record<string, readonly string[]>>;
}

export const pageRelease = () =>
  JSON.parse(
    document.querySelector('script[type="application/json"]')?.textContent || 'null',
  ) as PageRelease | null;
