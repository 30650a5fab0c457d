import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../../tools/release/files.mjs';
import type { Faults } from '../../tools/server/faults.mjs';
import { BreakableProduct, type RegistryModule } from './release-copy.ts';

/** The broken part of a module: its entry script, its registry entry, the script of a screen, or its style. */
export type Part = 'entry' | 'registry' | 'chunk' | 'style';

type Fault = NonNullable<ReturnType<Faults>>;

const page = '<!doctype html><title>Not here</title>';
/** Number of 503 responses before the third attempt succeeds. */
const passesAfter = 2;

/**
 * Responses of the server by number of requests. A listening server cannot refuse a connection for a single address, so
 * 'refuses the connection' resets it before any response.
 */
const answers = {
  'answers 404': () => ({ status: 404 }),
  'answers 500': () => ({ status: 500 }),
  'answers 503, then as it should': (asked: number) => (asked > passesAfter ? undefined : { status: 503 }),
  'refuses the connection': () => ({ reset: true }),
  'does not answer': () => ({ hang: true }),
  'cuts the connection in the middle': () => ({ truncateAt: 200 }),
  'answers 200 with a page': () => ({ status: 200, body: page, type: 'text/html' }),
} satisfies Record<string, (asked: number) => Fault | undefined>;

/** Changes of a file's bytes. They are sent with the headers of any release, so a browser caches them for a year. */
const bytes = {
  'sends garbage': (right: Buffer) => right.map((byte, index) => (byte * 31 + index * 17) % 256),
  'sends half of it': (right: Buffer) => right.subarray(0, right.length / 2),
  'sends a changed byte': (right: Buffer) => {
    const changed = Buffer.from(right);
    changed[changed.length - 4]! ^= 1;
    return changed;
  },
} satisfies Record<string, (right: Buffer) => Uint8Array>;

const thrown = 'throw new Error("thrown by the test")';
const screen = /([\w$]+)\.d\(([\w$]+),\{default:\(\)=>[\w$]+\}\)/;

/** Changes of a script's text in a release that contains the hash of the changed text. */
const code = {
  'throws when it is run': (text: string) => `${thrown};${text}`,
  'throws in render': (text: string) =>
    text.replace(screen, `$1.d($2,{default:()=>function Broken(){${thrown}}})`),
  'throws in an effect': (text: string) =>
    text.replace(
      screen,
      `$1.d($2,{default:()=>function Broken(){$1.federation.instance.loadShareSync("react")().useEffect(()=>{${thrown}});return null}})`,
    ),
} satisfies Record<string, (text: string) => string>;

const inRegistry = ['registers other bytes', 'asks for a newer contract'] as const;

export type FaultKind =
  | keyof typeof answers
  | keyof typeof bytes
  | keyof typeof code
  | (typeof inRegistry)[number]
  | 'sends it as another type'
  | 'has another name';

const isIn = <Kinds extends object>(kinds: Kinds, fault: PropertyKey): fault is keyof Kinds =>
  Object.hasOwn(kinds, fault);

const registryFile = '/modules.json';
const otherName = (file: string) => file.replace(/\.[0-9a-f]+\.(\w+)$/, '.00000000.$1');

/** A separate server for the built release. One part of a module can be broken and repaired while the product runs. */
export class FaultyProduct extends BreakableProduct {
  /** The address of the broken file. */
  broken = '';
  #mend = () => Promise.resolve();
  #registry = '';

  override async open() {
    await super.open();
    // Removes previous versions, which depend on earlier builds on this machine.
    await this.changeRegistry(({ modules }) => {
      for (const module of modules) delete module.previous;
    });
    this.#registry = await readFile(this.#pathOf(registryFile), 'utf8');
  }

  /** Restores the release as it was built. */
  async reset() {
    await this.repair();
    await writeFile(this.#pathOf(registryFile), this.#registry);
    this.#mend = () => Promise.resolve();
  }

  #pathOf(path: string) {
    return join(this.folder, path);
  }

  /** Breaks a part of a module. `screen` is the id of the screen whose script or style is broken. */
  async break(name: string, part: Part, fault: FaultKind, { screen }: { readonly screen: string }) {
    const module = await this.#moduleOf(name);
    const file = fileOf(module, part, screen);
    if (part === 'registry') return this.#breakRegistry(name, fault);
    if (isIn(code, fault)) return this.#releaseBroken(module, file, code[fault]);
    if (fault === 'has another name')
      return part === 'entry'
        ? this.#releaseBroken(module, file, (text) => text.replaceAll(`dayloom_${name}`, 'dayloom_other'))
        : this.#changePart(name, (one) => rename(one, file), file);
    if (isIn(bytes, fault)) return this.#change(file, bytes[fault]);
    return this.#answerWrongly(file, fault);
  }

  /** Repairs the fault: on the server, or with a registry of a later revision. */
  async repair() {
    this.mend();
    await this.#mend();
  }

  /** Adds a previous version with the same files to a module. @returns its version */
  async addPrevious(name: string): Promise<string> {
    const module = await this.#moduleOf(name);
    const version = `${module.version}-before`;
    const path = await this.#copy(module, version);
    const entry = await readFile(this.#pathOf(`${path}entry.json`));
    await this.#changeModule(name, () => ({
      ...module,
      previous: { version, path, entry: integrityOf(entry) },
    }));
    return version;
  }

  async #moduleOf(name: string): Promise<RegistryModule> {
    const module = (await this.registry()).modules.find((one) => one.name === name);
    if (!module) throw new Error(`No module ${name}`);
    return module;
  }

  #changeModule(name: string, change: (module: RegistryModule) => RegistryModule) {
    return this.changeRegistry((registry) => {
      registry.modules = registry.modules.map((one) => (one.name === name ? change(one) : one));
    });
  }

  #answer(file: string, answer: (asked: number) => Fault | undefined) {
    let asked = 0;
    this.broken = file;
    this.faults = (path) => (path === file ? answer((asked += 1)) : undefined);
  }

  async #answerWrongly(file: string, fault: FaultKind) {
    if (isIn(answers, fault)) return this.#answer(file, answers[fault]);
    const body = await readFile(this.#pathOf(file));
    if (isIn(bytes, fault))
      return this.#answer(file, () => ({
        status: 200,
        body: Buffer.from(bytes[fault](body)),
        type: 'application/json',
      }));
    if (fault !== 'sends it as another type') throw new Error(`No server does that: ${fault}`);
    this.#answer(file, () => ({ status: 200, body, type: 'text/plain' }));
  }

  /** Writes other bytes to the disk and removes the compressed twins. */
  async #write(file: string, content: Uint8Array) {
    const path = this.#pathOf(file);
    await Promise.all(['.br', '.gz'].map((twin) => rm(path + twin, { force: true })));
    await writeFile(path, content);
  }

  async #change(file: string, change: (right: Buffer) => Uint8Array) {
    const right = await readFile(this.#pathOf(file));
    await this.#write(file, change(right));
    this.#mend = () => this.#write(file, right);
    this.broken = file;
  }

  async #changePart(name: string, change: (module: RegistryModule) => RegistryModule, file: string) {
    const right = await this.#moduleOf(name);
    await this.#changeModule(name, change);
    this.#mend = () => this.#changeModule(name, () => right);
    this.broken = file;
  }

  async #breakRegistry(name: string, fault: FaultKind) {
    const { entry } = await this.#moduleOf(name);
    if (fault === 'registers other bytes')
      return this.#changePart(
        name,
        (one) => addFileHashes(one, entry, integrityOf(Buffer.from('other'))),
        entry,
      );
    if (fault === 'asks for a newer contract') return this.#changePart(name, ofNewerContract, entry);
    if (fault !== 'has another name') return this.#answerWrongly(registryFile, fault);
    const asked = otherName(entry);
    return this.#changePart(name, (one) => ({ ...rename(one, entry), entry: asked }), asked);
  }

  /** Copies a version to another name. @returns its folder */
  async #copy({ path, version }: RegistryModule, as: string): Promise<string> {
    const copy = path.replace(version, as);
    await cp(this.#pathOf(path), this.#pathOf(copy), { recursive: true });
    const entry = await readFile(this.#pathOf(`${path}entry.json`), 'utf8');
    await this.#write(`${copy}entry.json`, Buffer.from(entry.replaceAll(version, as)));
    return copy;
  }

  /** Makes a version with a changed script live. `repair` makes the previous one live again. */
  async #releaseBroken(module: RegistryModule, file: string, change: (text: string) => string) {
    const { name, version } = module;
    const broken = `${version}-broken`;
    await this.#copy(module, broken);
    const path = file.replace(version, broken);
    const right = await readFile(this.#pathOf(file), 'utf8');
    const text = change(right);
    if (text === right) throw new Error(`Nothing of ${file} was changed.`);
    await this.#write(path, Buffer.from(text));
    const { previous, ...rest } = module;
    const renamed = JSON.parse(JSON.stringify(rest).replaceAll(version, broken)) as RegistryModule;
    await this.#changePart(
      name,
      () =>
        addFileHashes({ ...renamed, ...(previous && { previous }) }, path, integrityOf(Buffer.from(text))),
      path,
    );
  }
}

function fileOf({ entry, chunks }: RegistryModule, part: Part, route: string): string {
  if (part === 'entry') return entry;
  if (part === 'registry') return registryFile;
  const type = part === 'style' ? '.css' : '.js';
  const file = chunks[`route-${route}`]?.find((one) => one.endsWith(type));
  if (!file) throw new Error(`The screen '${route}' has no ${part}.`);
  return file;
}

const ofNewerContract = ({ descriptor, ...module }: RegistryModule): RegistryModule => ({
  ...module,
  descriptor: { ...descriptor, contract: descriptor.contract + 1 },
});

const addFileHashes = (module: RegistryModule, file: string, hash: string): RegistryModule => ({
  ...module,
  files: { ...module.files, [file]: hash },
});

/** Renames a file in the registry, so that its code requests another name. */
const rename = (module: RegistryModule, file: string): RegistryModule => ({
  ...module,
  files: Object.fromEntries(
    Object.entries(module.files).map(([path, hash]) => [path === file ? otherName(path) : path, hash]),
  ),
});
