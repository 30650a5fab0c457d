import { blocksOf, collectionsUsing, operandsOf, type Stretch, codeOnly } from './rule-expressions.ts';

/** The rules with one mistake in them. */
export interface Mutant {
  readonly name: string;
  /** The function it is in, or the collection with a slash in front, such as `/works`. */
  readonly block: string;
  /** The collections whose rules it changes. */
  readonly collections: readonly string[];
  readonly text: string;
  /** Whether legal requests are more likely to notice than hostile ones. */
  readonly isStricter: boolean;
  /** Words of the changed part: attempts that name one are tried first. */
  readonly words: readonly string[];
}

interface Edit extends Stretch {
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

/** Each part of a condition left out, and each turned round. */
const conditionEdits = (rules: string): Edit[] =>
  operandsOf(rules).flatMap(({ start, end, joinedBy }) => [
    { start, end, by: joinedBy === '&&' ? 'true' : 'false', isStricter: joinedBy === '||' },
    { start, end, by: `!(${rules.slice(start, end)})`, isStricter: joinedBy === '&&' },
  ]);

/** Limits off by one, at their own value; the moment of the request itself nobody can hit. */
const boundaryEdits = (rules: string): Edit[] =>
  matchesIn(codeOnly(rules), / (?:<=|>=|>) (?!request\.time)/g).map(({ found, start, end }) => {
    const { by = '', isStricter = true } = boundaries[found.trim()] ?? {};
    return { start, end, by: ` ${by} `, isStricter };
  });

/** What may be created may be overwritten too. A push token may: it has nothing that must stay. */
const verbEdits = (rules: string): Edit[] =>
  matchesIn(rules, /allow create:(?![^;]*isNewInUserTokens)/g).map(({ start, end }) => ({
    start,
    end,
    by: 'allow create, update:',
    isStricter: false,
  }));

/** One key more than a record has. */
const keyEdits = (rules: string): Edit[] =>
  matchesIn(rules, /Only\(\[/g).map(({ start, end }) => ({
    start,
    end,
    by: "Only(['role', ",
    isStricter: false,
  }));

/** What names of attempts say of a condition, besides the fields in it. */
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

const shown = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 60);

/** Every mistake of these kinds that the rules can have, one at a time. */
export function mutantsOf(rules: string): readonly Mutant[] {
  const blocks = [...blocksOf(rules)];
  const edits = [...conditionEdits(rules), ...boundaryEdits(rules), ...verbEdits(rules), ...keyEdits(rules)];
  return edits.map(({ start, end, by, isStricter }) => {
    const [block = ''] = blocks.find(([, stretch]) => stretch.start <= start && end <= stretch.end) ?? [];
    const line = rules.slice(0, start).split('\n').length;
    return {
      name: `line ${line}, ${block}: ${shown(rules.slice(start, end))} -> ${shown(by)}`,
      block,
      collections: collectionsUsing(rules, block),
      text: rules.slice(0, start) + by + rules.slice(end),
      isStricter,
      words: wordsOf(rules.slice(start, end)),
    };
  });
}
