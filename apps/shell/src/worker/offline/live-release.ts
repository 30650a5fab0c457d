import { configAddress, licencesAddress, pageAddress } from '../../loader/kept-release.ts';
import { checkSignature } from '../../loader/signature.ts';
import { ask } from './ask.ts';

/** What is live now, and everything of it that a page may load. */
export interface LiveRelease {
  /** By address: the page, its configuration and the licences, which the server may change without a new registry. */
  readonly documents: ReadonlyMap<string, Response>;
  readonly registry: Response;
  /** Names it among all others. */
  readonly name: string;
  /** Address to SHA-384. */
  readonly files: ReadonlyMap<string, string>;
}

type Hashes = Readonly<Record<string, string>>;

/** What a release writes into its page. */
interface Shell {
  readonly path: string;
  readonly files: Hashes;
  /** What registries are signed with, where they are. */
  readonly key?: string;
}

interface Registry {
  readonly line?: string;
  readonly revision: number;
  readonly shell: { readonly path: string };
  readonly modules: readonly { readonly files: Hashes }[];
}

const address = /^\/[sm](?:\/[\w@+-][\w.@+-]*)+$/;
const hash = /^sha384-[A-Za-z0-9+/]{64}$/;
/** What a screen may show beside scripts and styles, which the page names: fonts and pictures. */
const asset = /\.(?:woff2|svg|png)$/;

const jsonOf = <T>(response: Response) => response.clone().json() as Promise<T>;

const shellOf = async (page: Response) =>
  JSON.parse(
    /<script type="application\/json">(.*?)<\/script>/.exec(await page.clone().text())?.[1] ?? '',
  ) as Shell;

/** By the list of all files of the shell's release; releases of before have none. */
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
 * What this registry makes live.
 * @throws where it cannot be had or trusted, or another goes live in this moment
 */
export async function releaseOf(registry: Response): Promise<LiveRelease> {
  const [page, config, licences] = await Promise.all([
    ask(pageAddress),
    ask(configAddress),
    // Without it a release is whole all the same.
    ask(licencesAddress).catch(() => undefined),
  ]);
  const { path, files, key } = await shellOf(page);
  const { line = '', revision, shell, modules } = await jsonOf<Registry>(registry);
  if (shell.path !== path) throw new Error('Page and registry are of two releases');
  if (key) await checkSignature(await jsonOf<object>(registry), key);
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
    // One without a hash that can be checked would not run either.
    files: new Map(all.filter(([file, value]) => address.test(file) && hash.test(value))),
  };
}
