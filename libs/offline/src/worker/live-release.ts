import { configAddress, licencesAddress, pageAddress } from '../kept/kept-release.ts';
import { ask } from './ask.ts';

/** The live release, with everything that a page may load. */
export interface LiveRelease {
  /** By address: the page, its configuration and the licences, which the server may change without a new registry. */
  readonly documents: ReadonlyMap<string, Response>;
  readonly registry: Response;
  /** Unique name of the release. */
  readonly name: string;
  /** Address to SHA-384. */
  readonly files: ReadonlyMap<string, string>;
}

type Hashes = Readonly<Record<string, string>>;

/** The JSON in the page of a release. */
interface Shell {
  readonly path: string;
  readonly files: Hashes;
}

interface Registry {
  readonly line?: string;
  readonly revision: number;
  readonly shell: { readonly path: string };
  readonly modules: readonly { readonly files: Hashes }[];
}

const address = /^\/[sm](?:\/[\w@+-][\w.@+-]*)+$/;
const hash = /^sha384-[A-Za-z0-9+/]{64}$/;
/** Fonts and images. The page already lists scripts and styles. */
const asset = /\.(?:woff2|svg|png)$/;

const jsonOf = <T>(response: Response) => response.clone().json() as Promise<T>;

const shellOf = async (page: Response) =>
  JSON.parse(
    /<script type="application\/json">(.*?)<\/script>/.exec(await page.clone().text())?.[1] ?? '',
  ) as Shell;

/** Assets from the shell's `files.json`, which older releases do not have. */
async function assetsOf(path: string): Promise<Hashes> {
  const response = await fetch(`${path}files.json`);
  if (response.status === 404) return {};
  if (!response.ok) throw new Error(`files.json answered ${response.status}`);
  const list = (await response.json()) as Record<string, { readonly integrity: string }>;
  return Object.fromEntries(
    Object.entries(list).flatMap(([name, { integrity }]) => (asset.test(name) ? [[name, integrity]] : [])),
  );
}

/**
 * Reads the release of this registry.
 * @throws if it cannot be fetched, or if another release goes live at the same time
 */
export async function releaseOf(registry: Response): Promise<LiveRelease> {
  const [page, config, licences] = await Promise.all([
    ask(pageAddress),
    ask(configAddress),
    // A release is complete without it.
    ask(licencesAddress).catch(() => undefined),
  ]);
  const { path, files } = await shellOf(page);
  const { line = '', revision, shell, modules } = await jsonOf<Registry>(registry);
  if (shell.path !== path) throw new Error('Page and registry are of two releases');
  const own = Object.entries({ ...(await assetsOf(path)), ...files });
  const all = [
    ...own.map(([name, value]) => [path + name, value] as const),
    ...modules.flatMap((module) => Object.entries(module.files)),
  ];
  return {
    documents: new Map([
      [pageAddress, page],
      [configAddress, config],
      ...(licences ? ([[licencesAddress, licences]] as const) : []),
    ]),
    registry,
    name: `${line}-${revision}`,
    // Browsers would not run a file without a valid hash.
    files: new Map(all.filter(([file, value]) => address.test(file) && hash.test(value))),
  };
}
