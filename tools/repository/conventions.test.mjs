import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const code = /\.(?:tsx?|mjs|js|css)$/;
const script = /\.(?:tsx?|mjs|js)$/;
const test = /\.(?:test|spec)\.(?:tsx?|mjs)$|^e2e\/.*\.tsx?$/;
const thisFolder = 'tools/repository/';

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
 * Where a pattern stands, as `path:line`.
 * @param {RegExp} kind which files
 * @param {RegExp} pattern with the flag g
 */
const places = (kind, pattern) =>
  [...texts]
    .filter(([path]) => kind.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(pattern)].map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
    );

/** The selectors of a style sheet, without what stands in their brackets. @param {string} css */
function selectorsOf(css) {
  let flat = css.replaceAll(/\/\*.*?\*\//gs, '');
  for (let inner = ''; inner !== flat;) [inner, flat] = [flat, flat.replaceAll(/\([^()]*\)/g, '')];
  return [...flat.matchAll(/([^{};@]+)\{/g)].flatMap(([, list = '']) =>
    list.split(',').map((selector) => selector.trim()),
  );
}

/** Each file still over the limit, with its reason. Starts empty and may only shrink. @type {string[]} */
const longFiles = [];

describe('conventions of the repository', () => {
  it('a front door lists its names: replace `export *` by the names that are used', () => {
    expect(places(script, /^export \* /gm)).toEqual([]);
  });

  it('[ST1] a time of day and a week are told as the user has chosen: hand in the locale of `localeAtom`', () => {
    const inScreens =
      /^(?:apps\/[a-z]+|libs\/(?:tasks|history))\/src\/(?!.*\.test\.)(?!.*time-group).*\.tsx?$/;
    const times =
      /\b(?:timeText|\w+TimesText|reminderTimeText|timestampText)\(\w+(?:\.\w+)*\)|\bfieldText\((?:[^(),]+,){2}[^(),]+\)/g;
    expect(places(inScreens, times)).toEqual([]);
    expect(places(inScreens, /\bfirstWeekday\(\)|toLocale(?:Time)?String\(undefined/g)).toEqual([]);
  });

  it('[ST5] every text has the calendar and digits of one locale: hand in `locale`, or take `numberText`', () => {
    const inProduct = /^(?:apps|libs)\/(?!.*(?:\.test\.|\/testing\/)).*\.tsx?$/;
    const formatted =
      /\.toLocale(?:Date|Time)?String\((?!(?:locale|browserLocale)\b|'en')|new Intl\.\w*Format\((?!locale\b|'en)/g;
    expect(places(inProduct, formatted)).toEqual([]);
  });

  it.each([
    [
      'the event of rows that leave',
      /'(dayloom-[a-z]+)'/g,
      ['libs/tasks/src/tell-leaving.ts', 'libs/ui/src/motion/towards.ts'],
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
  ])('%s is the same wherever it has to be written: change all of them', (_, pattern, files) => {
    const written = files.map((path) =>
      [...(texts.get(path) ?? '').matchAll(pattern)].map(([, text]) => text),
    );
    expect(written).toEqual(files.map(() => [written[0]?.[0]]));
    expect(written[0]?.[0]).toBeDefined();
  });

  it('no file is over 250 lines: split it by what its parts are about', () => {
    const long = [...texts].filter(
      ([path, text]) => code.test(path) && text.split('\n').filter((line) => line.trim()).length > 250,
    );
    expect(long.map(([path]) => path).filter((path) => !longFiles.includes(path))).toEqual([]);
  });

  it('no rule ends on `*` after a `:has()`: a browser would restyle the whole screen for each element added', () => {
    const onAnything = [...texts]
      .filter(([path]) => path.endsWith('.css') && !path.endsWith('print.css'))
      .flatMap(([path, text]) => selectorsOf(text).map((selector) => `${path}: ${selector}`))
      .filter((selector) => /:has\S*\s.*[\s>~+](?:\*|:(?!is|where|global))[^\s>~+]*$/.test(selector));
    expect(onAnything).toEqual([]);
  });

  it('a test with a page has a process of its own: name it `*.test.tsx` or `*.dom.test.ts`', () => {
    const withPage = [...texts].filter(([, text]) => /^\/\/ @vitest-environment \w/.test(text));
    expect(withPage.length).toBeGreaterThan(0);
    const misnamed = withPage.filter(([path]) => !/\.test\.tsx$|\.dom\.test\.ts$|^tools\//.test(path));
    expect(misnamed.map(([path]) => path)).toEqual([]);
  });

  it('no test sleeps: wait for what a person would see, or hand in a clock', () => {
    expect(places(test, /waitForTimeout|setTimeout\(\s*(?:resolve|done|r)\b|timers\/promises/g)).toEqual([]);
  });

  it('a clock jumps by `jumpBy` alone: what is on its way would be given up as too late', () => {
    const jumps = places(test, /clock\s*\.(?:fastForward|pauseAt)\(/g);
    expect(jumps.filter((place) => !place.startsWith('e2e/support/'))).toEqual([]);
  });

  it('every test runs: delete what does not hold, or make it hold', () => {
    expect(places(test, /\b(?:it|test|describe)\.(?:only|skip|todo|fixme|skipIf|runIf)\b/g)).toEqual([]);
  });

  it('the shell takes router and jotai from themselves: the platform hands them to modules', () => {
    const handedOn =
      /import (?:type )?\{[^}]*\b(?:Link|NavLink|Navigate|use(?:Location|Navigate|Params|SearchParams)|atom|use(?:Set)?Atom(?:Value)?)\b[^}]*\} from '@dayloom\/platform'/g;
    expect(places(/^apps\/shell\/.*\.tsx?$/, handedOn)).toEqual([]);
  });

  it('no text becomes markup: render it as a child', () => {
    expect(
      places(
        /^(?:apps|libs)\/.*\.(?:tsx?|js)$/,
        /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\s*=|insertAdjacentHTML/g,
      ),
    ).toEqual([]);
  });

  it('no calendar day is parsed as UTC: use planDay and its kin of @dayloom/domain', () => {
    const literal =
      /new Date\(\s*['"`]\d{4}-\d{2}-\d{2}['"`]\s*\)|Date\.parse\(\s*['"`]\d{4}-\d{2}-\d{2}['"`]/g;
    expect(places(script, literal)).toEqual([]);
    const dayField = /new Date\(\s*[\w.?]*(?:startDate|endDate|deadline|planDay|\.date|today)\s*\)/g;
    expect(places(/^(?:apps|libs)\/.*\.tsx?$/, dayField)).toEqual([]);
  });

  it('every stylesheet lives in a layer: wrap its rules in `@layer ui`, `shell` or `module`', () => {
    const loose = [...texts].filter(([path, text]) => path.endsWith('.module.css') && !startsInLayer(text));
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it('a default export stands only where a lazy import, a configuration, a loader, a reporter, a dependency or the contract asks for one', () => {
    const lazy = new Set([...texts].flatMap(([path, text]) => lazyTargets(path, text)));
    const allowed =
      /(?:^|\/)(?:module\.tsx?|rspack\.[\w.]+|[\w-]+-loader\.mjs|[\w-]+-reporter\.ts|federation-of-shell\.mjs|plain-icon\.mjs|[\w.-]+\.config\.(?:ts|mjs)|\.dependency-cruiser\.mjs)$/;
    const files = places(/^(?!.*\.d\.ts$).*\.(?:tsx?|mjs)$/, /^export default /gm).map((place) =>
      place.replace(/:\d+$/, ''),
    );
    expect(files.filter((path) => !allowed.test(path) && !lazy.has(path))).toEqual([]);
  });

  it('nothing names this or another machine: use a path from the root, or a public address', () => {
    const elsewhere =
      /\.\.\/shared\/(?:spec|research|look|next)|(?<![\w`{/.])\/work\/(?:main|shared)|\/home\/\w+\/|\/Users\/\w+\/|[A-Z]:\\\\Users/g;
    expect(places(/./, elsewhere)).toEqual([]);
    expect(
      places(
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
 * True when the first rule is a layer block; comments and `@import` or `@layer` statements may stand before it.
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
