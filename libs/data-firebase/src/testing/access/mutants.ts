import { blocksOf, collectionsUsing, operandsOf, type TextRange, codeOnly } from './rule-expressions.ts';

/** The rules with one mistake. */
export interface Mutant {
  readonly name: string;
  /** The function with the mistake, or the collection with a leading slash, such as `/works`. */
  readonly block: string;
  /** The collections whose rules are affected. */
  readonly collections: readonly string[];
  readonly text: string;
  /** Whether legal requests are more likely to catch it than hostile ones. */
  readonly isStricter: boolean;
  /** Words of the changed part. Attempts with one in their name are tried first. */
  readonly words: readonly string[];
}

interface Edit extends TextRange {
  readonly by: string;
  readonly isStricter: boolean;
}

const boundaries: Readonly<Record<string, { readonly by: string; readonly isStricter: boolean }>> = {
  '<=': { by: '<', isStricter: true },
  '>=': { by: '>', isStricter: true },
  '>': { by: '>=', isStricter: false },
};

const matchesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => ({
    found: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Omits or negates each part of a condition. */
const conditionEdits = (rules: string): Edit[] =>
  operandsOf(rules).flatMap(({ start, end, joinedBy }) => [
    { start, end, by: joinedBy === '&&' ? 'true' : 'false', isStricter: joinedBy === '||' },
    { start, end, by: `!(${rules.slice(start, end)})`, isStricter: joinedBy === '&&' },
  ]);

/** Changes limits by one, at their exact value. Leaves out the request time, which no request can match exactly. */
const boundaryEdits = (rules: string): Edit[] =>
  matchesIn(codeOnly(rules), / (?:<=|>=|>) (?!request\.time)/g).map(({ found, start, end }) => {
    const { by = '', isStricter = true } = boundaries[found.trim()] ?? {};
    return { start, end, by: ` ${by} `, isStricter };
  });

/** Permits overwriting where only creating is permitted. Leaves out push tokens, which may be overwritten. */
const verbEdits = (rules: string): Edit[] =>
  matchesIn(rules, /allow create:(?![^;]*isNewInUserTokens)/g).map(({ start, end }) => ({
    start,
    end,
    by: 'allow create, update:',
    isStricter: false,
  }));

/** Permits one more key than a record has. */
const keyEdits = (rules: string): Edit[] =>
  matchesIn(rules, /Only\(\[/g).map(({ start, end }) => ({
    start,
    end,
    by: "Only(['role', ",
    isStricter: false,
  }));

/** Words in the names of attempts that test a condition, in addition to its fields. */
const hints: readonly (readonly [RegExp, string])[] = [
  [/isM(?:e|ine)\b|uid/, 'another user'],
  [/request\.auth/, 'signed out'],
  [/Only\b/, 'key'],
  [/isId/, 'id'],
  [/isNotAhead/, 'from now'],
  [/resource == null/, 'not there'],
  [/isStamped|changedAt|request\.time/, 'stamp'],
  [/deletedAt|isDeletedNow|isAlive/, 'delete'],
  [/expiresAt|Tombstone/, 'expiry'],
  [/deletedWith/, 'delete with'],
  [/wasDeleted|isNewIn/, 'over'],
  [/isDeletedOrNothing/, 'for good'],
  [/isLiving|after/, 'below'],
  [/isStep/, 'raise'],
  [/allow create/, 'overwrite'],
];
const wordsOf = (part: string): string[] => [
  ...(part.match(/(?<=data\.)(?!keys|diff)\w+/g) ?? []),
  ...hints.flatMap(([pattern, word]) => (pattern.test(part) ? [word] : [])),
];

const shortened = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 60);

/** All mutants of the rules, each with one mistake of these kinds. */
export function mutantsOf(rules: string): readonly Mutant[] {
  const blocks = [...blocksOf(rules)];
  const edits = [...conditionEdits(rules), ...boundaryEdits(rules), ...verbEdits(rules), ...keyEdits(rules)];
  return edits.map(({ start, end, by, isStricter }) => {
    const [block = ''] = blocks.find(([, range]) => range.start <= start && end <= range.end) ?? [];
    const line = rules.slice(0, start).split('\n').length;
    return {
      name: `line ${line}, ${block}: ${shortened(rules.slice(start, end))} -> ${shortened(by)}`,
      block,
      collections: collectionsUsing(rules, block),
      text: rules.slice(0, start) + by + rules.slice(end),
      isStricter,
      words: wordsOf(rules.slice(start, end)),
    };
  });
}
