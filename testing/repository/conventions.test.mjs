import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../tools/source-files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const code = /\.(?:tsx?|mjs|js|css)$/;
const script = /\.(?:tsx?|mjs|js)$/;
const test = /\.(?:test|spec)\.(?:tsx?|mjs)$|^e2e\/.*\.tsx?$/;
const thisFolder = 'testing/repository/';

const paths = (await sourceFiles(root)).filter((path) => !path.startsWith(thisFolder));
const texts = new Map(
  await Promise.all(
    paths
      .filter((path) => code.test(path) || /\.(?:json|md|ya?ml|html|sh)$|^\.[^/]+$|^\.ci\//.test(path))
      .map(
        async (path) => /** @type {[string, string]} */ ([path, await readFile(join(root, path), 'utf8')]),
      ),
  ),
);

/**
 * Finds the occurrences of a pattern, as `path:line`.
 * @param {RegExp} kind matches the paths of files
 * @param {RegExp} pattern with the flag g
 */
const occurrences = (kind, pattern) =>
  [...texts]
    .filter(([path]) => kind.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(pattern)].map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
    );

/** The selectors of a style sheet, without the contents of brackets. @param {string} css */
function selectorsOf(css) {
  let flat = css.replaceAll(/\/\*.*?\*\//gs, '');
  for (let inner = ''; inner !== flat;) [inner, flat] = [flat, flat.replaceAll(/\([^()]*\)/g, '')];
  return [...flat.matchAll(/([^{};@]+)\{/g)].flatMap(([, list = '']) =>
    list.split(',').map((selector) => selector.trim()),
  );
}

/** Files that still exceed the limit, with the reason. Starts empty and may only shrink. @type {string[]} */
const longFiles = [];

describe('conventions of the repository', () => {
  it('an index lists its names: replace `export *` with the names in use', () => {
    expect(occurrences(script, /^export \* /gm)).toEqual([]);
  });

  it('[ST1] a time of day and a week use the format of the user: pass the locale of `localeAtom`', () => {
    const inScreens =
      /^(?:apps\/[a-z]+|libs\/(?:tasks|screen-kit))\/src\/(?!.*\.test\.)(?!.*time-group).*\.tsx?$/;
    const times =
      /\b(?:timeText|\w+TimesText|reminderTimeText|timestampText)\(\w+(?:\.\w+)*\)|\bfieldText\((?:[^(),]+,){2}[^(),]+\)/g;
    expect(occurrences(inScreens, times)).toEqual([]);
    expect(occurrences(inScreens, /\bfirstWeekday\(\)|toLocale(?:Time)?String\(undefined/g)).toEqual([]);
  });

  it('[ST5] every text uses the calendar and digits of one locale: pass `locale`, or use `numberText`', () => {
    const inProduct = /^(?:apps|libs)\/(?!.*(?:\.test\.|\/testing\/)).*\.tsx?$/;
    const formatted =
      /\.toLocale(?:Date|Time)?String\((?!(?:locale|browserLocale)\b|'en')|new Intl\.\w*Format\((?!locale\b|'en)/g;
    expect(occurrences(inProduct, formatted)).toEqual([]);
  });

  it.each([
    [
      'the event of rows that leave',
      /'(dayloom-[a-z]+)'/g,
      ['libs/tasks/src/emit-move.ts', 'libs/ui/src/motion/direction.ts'],
    ],
    [
      'the width of the split view',
      /width >= ([\d.]+em)/g,
      [
        'apps/works/src/work-detail/is-wide.ts',
        'apps/works/src/work-detail/split-view.module.css',
        'libs/ui/src/motion/travel-title.ts',
      ],
    ],
  ])('%s is the same wherever it is written: change all of them', (_, pattern, files) => {
    const written = files.map((path) =>
      [...(texts.get(path) ?? '').matchAll(pattern)].map(([, text]) => text),
    );
    expect(written).toEqual(files.map(() => [written[0]?.[0]]));
    expect(written[0]?.[0]).toBeDefined();
  });

  it('no file has more than 250 lines: split it by topic', () => {
    const long = [...texts].filter(
      ([path, text]) => code.test(path) && text.split('\n').filter((line) => line.trim()).length > 250,
    );
    expect(long.map(([path]) => path).filter((path) => !longFiles.includes(path))).toEqual([]);
  });

  it('no rule ends in `*` after `:has()`: a browser would restyle the whole screen for each added element', () => {
    const onAnything = [...texts]
      .filter(([path]) => path.endsWith('.css') && !path.endsWith('print.css'))
      .flatMap(([path, text]) => selectorsOf(text).map((selector) => `${path}: ${selector}`))
      .filter((selector) => /:has\S*\s.*[\s>~+](?:\*|:(?!is|where|global))[^\s>~+]*$/.test(selector));
    expect(onAnything).toEqual([]);
  });

  it('a test with a page runs in its own process: name it `*.test.tsx` or `*.dom.test.ts`', () => {
    const withPage = [...texts].filter(([, text]) => /^\/\/ @vitest-environment \w/.test(text));
    expect(withPage.length).toBeGreaterThan(0);
    const misnamed = withPage.filter(
      ([path]) => !/\.test\.tsx$|\.dom\.test\.ts$|^(?:tools|testing)\//.test(path),
    );
    expect(misnamed.map(([path]) => path)).toEqual([]);
  });

  it('no test sleeps: wait for something visible, or inject a clock', () => {
    expect(occurrences(test, /waitForTimeout|setTimeout\(\s*(?:resolve|done|r)\b|timers\/promises/g)).toEqual(
      [],
    );
  });

  it('a clock jumps only with `jumpBy`: pending requests would otherwise time out', () => {
    const jumps = occurrences(test, /clock\s*\.(?:fastForward|pauseAt)\(/g);
    expect(jumps.filter((occurrence) => !occurrence.startsWith('e2e/support/'))).toEqual([]);
  });

  it('every test runs: delete or fix a failing test', () => {
    expect(occurrences(test, /\b(?:it|test|describe)\.(?:only|skip|todo|fixme|skipIf|runIf)\b/g)).toEqual([]);
  });

  it('the shell imports router and jotai directly: the platform re-exports them for modules', () => {
    const handedOn =
      /import (?:type )?\{[^}]*\b(?:Navigate|use(?:Location|Navigate|Params|SearchParams)|atom|use(?:Set)?Atom(?:Value)?)\b[^}]*\} from '@dayloom\/platform'/g;
    expect(occurrences(/^apps\/shell\/.*\.tsx?$/, handedOn)).toEqual([]);
  });

  it("links are those of the platform: the router's bring its forms along", () => {
    const ofRouter = /import \{[^}]*\b(?:Link|NavLink|Form)\b[^}]*\} from 'react-router(?:-dom)?'/g;
    expect(occurrences(/^(?:apps|libs)\/.*\.tsx?$/, ofRouter)).toEqual([]);
  });

  it('no text becomes markup: render it as a child', () => {
    expect(
      occurrences(
        /^(?:apps|libs)\/.*\.(?:tsx?|js)$/,
        /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\s*=|insertAdjacentHTML/g,
      ),
    ).toEqual([]);
  });

  it('no calendar day is parsed as UTC: use the functions of @dayloom/domain, such as planDay', () => {
    const literal =
      /new Date\(\s*['"`]\d{4}-\d{2}-\d{2}['"`]\s*\)|Date\.parse\(\s*['"`]\d{4}-\d{2}-\d{2}['"`]/g;
    expect(occurrences(script, literal)).toEqual([]);
    const dayField = /new Date\(\s*[\w.?]*(?:startDate|endDate|deadline|planDay|\.date|today)\s*\)/g;
    expect(occurrences(/^(?:apps|libs)\/.*\.tsx?$/, dayField)).toEqual([]);
  });

  it('every stylesheet is in a layer: wrap its rules in `@layer ui`, `shell` or `module`', () => {
    const loose = [...texts].filter(([path, text]) => path.endsWith('.module.css') && !startsInLayer(text));
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it('no stylesheet of a component uses a custom property of another one: the build renames them in each file', () => {
    const sheets = [...texts].filter(([path]) => path.endsWith('.module.css'));
    const namesIn = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
      new Set([...text.matchAll(pattern)].map(([, name]) => name));
    const declaredIn = new Map(sheets.map(([path, text]) => [path, namesIn(text, /^\s*(--[\w-]+):/gm)]));
    const declared = new Set([...declaredIn.values()].flatMap((names) => [...names]));
    const foreign = sheets.flatMap(([path, text]) =>
      [...namesIn(text, /var\((--[\w-]+)/g)]
        .filter((name) => declared.has(name) && !declaredIn.get(path)?.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(foreign).toEqual([]);
  });

  it('every comment of a stylesheet ends: `*/` is missing where one contains the start of the next', () => {
    const swallowed = /\/\*(?:(?!\*\/)[\s\S])*?\/\*/g;
    expect(occurrences(/\.css$/, swallowed)).toEqual([]);
  });

  it('a default export exists only where a lazy import, a configuration, a loader, a plugin, a reporter, a dependency or the contract requires one', () => {
    const lazy = new Set([...texts].flatMap(([path, text]) => lazyTargets(path, text)));
    const allowed =
      /(?:^|\/)(?:module\.tsx?|rspack\.[\w.]+|[\w-]+-loader\.mjs|lint\/plugin\.mjs|[\w-]+-reporter\.ts|[\w.-]+\.config\.(?:ts|mjs)|\.dependency-cruiser\.mjs)$/;
    const files = occurrences(/^(?!.*\.d\.ts$).*\.(?:tsx?|mjs)$/, /^export default /gm).map((occurrence) =>
      occurrence.replace(/:\d+$/, ''),
    );
    expect(files.filter((path) => !allowed.test(path) && !lazy.has(path))).toEqual([]);
  });

  it('nothing names a particular machine: use a path from the root, or a public address', () => {
    const elsewhere =
      /\.\.\/shared\/(?:spec|research|look|next)|(?<![\w`{/.])\/work\/(?:main|shared)|\/home\/\w+\/|\/Users\/\w+\/|[A-Z]:\\\\Users/g;
    expect(occurrences(/./, elsewhere)).toEqual([]);
    expect(
      occurrences(
        /^(?!package-lock\.json$)/,
        /https?:\/\/(?!registry\.npmjs\.org)[\w.-]*(?:registry|artifactory|verdaccio|npm-mirror)[\w.-]*\//g,
      ),
    ).toEqual([]);
  });

  it('the lock file names no other registry', () => {
    const resolved = [
      ...(texts.get('package-lock.json') ?? '').matchAll(/"resolved": "(https?:\/\/[^/"]+)/g),
    ].map(([, host]) => host);
    expect([...new Set(resolved)].filter((host) => host !== 'https://registry.npmjs.org')).toEqual([]);
  });
});

/**
 * True when the first rule is a layer block. Comments and `@import` or `@layer` statements may precede it.
 * @param {string} css
 */
function startsInLayer(css) {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').trim();
  return bare === '' || /^@layer [\w.]+\s*\{[\s\S]*\}$/.test(bare);
}

/**
 * Files that a script imports lazily, as paths from the root.
 * @param {string} path
 * @param {string} text
 */
function lazyTargets(path, text) {
  return [...text.matchAll(/import\(\s*(?:\/\*[^*]*\*\/\s*)?['"](\.[^'"]+)['"]/g)].map(([, target = '']) =>
    new URL(target, `file:///${path}`).pathname.slice(1),
  );
}
