/** A range of the rules' text; `end` is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A part of a condition, and the operator that joins it to the others: `&&` if there are none. */
export interface Operand extends TextRange {
  readonly joinedBy: '&&' | '||';
}

/** Strings and comments, which may contain brackets, operators and quotes. */
const stringsAndComments = /\/\/.*$|'(?:[^'\\\n]|\\.)*'/gm;
/** Replaces strings and comments with underscores; offsets stay the same. */
export const codeOnly = (text: string) =>
  text.replace(stringsAndComments, (found) => '_'.repeat(found.length));

const trimmed = (text: string, { start, end }: TextRange): TextRange => {
  const part = text.slice(start, end);
  return {
    start: start + part.length - part.trimStart().length,
    end: end - (part.length - part.trimEnd().length),
  };
};

/** Splits a range at an operator outside of all brackets. */
function splitAt(text: string, { start, end }: TextRange, operator: string): TextRange[] {
  const parts: TextRange[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < end; at += 1) {
    if ('([{'.includes(text.charAt(at))) depth += 1;
    if (')]}'.includes(text.charAt(at))) depth -= 1;
    if (depth === 0 && text.startsWith(operator, at)) {
      parts.push({ start: from, end: at });
      from = at + operator.length;
    }
  }
  return [...parts, { start: from, end }].map((part) => trimmed(text, part));
}

/** All parts of a condition that `&&` and `||` join, including those in brackets. */
function operandsIn(text: string, whole: TextRange, joinedBy: '&&' | '||' = '&&'): Operand[] {
  const inBrackets = text[whole.start] === '(' && text[whole.end - 1] === ')';
  const inner = inBrackets ? { start: whole.start + 1, end: whole.end - 1 } : whole;
  for (const operator of ['||', '&&'] as const) {
    const parts = splitAt(text, inner, operator);
    if (parts.length > 1) {
      const below = parts.flatMap((part) => operandsIn(text, part, operator));
      return inBrackets ? [{ ...whole, joinedBy }, ...below] : below;
    }
  }
  return [{ ...whole, joinedBy }];
}

/** All parts of all conditions of the rules: the results of functions and the conditions of `allow`. */
export function operandsOf(rules: string): Operand[] {
  const text = codeOnly(rules);
  return [...text.matchAll(/(?<=\breturn\s)[^;]+|(?<=: if\s)[^;]+/g)].flatMap((match) =>
    operandsIn(text, trimmed(text, { start: match.index, end: match.index + match[0].length })),
  );
}

/** The ranges of the functions and matches of the rules, by name or path. */
export function blocksOf(rules: string): ReadonlyMap<string, TextRange> {
  const blocks = rules.matchAll(/^ {4}(?:function (\w+)\(|match (\/\S+) ).*$[\s\S]*?^ {4}\}$/gm);
  return new Map(
    [...blocks].map((match) => [
      match[1] ?? match[2] ?? '',
      { start: match.index, end: match.index + match[0].length },
    ]),
  );
}

/** The collection of a match, also for a match of its subcollections. */
const collectionIn = (path: string) => path.split('/')[1] ?? '';

/** The collections whose match uses a block, directly or through other functions. */
export function collectionsUsing(rules: string, name: string): string[] {
  if (name.startsWith('/')) return [collectionIn(name)];
  const blocks = blocksOf(rules);
  const callers = (wanted: string) =>
    [...blocks].flatMap(([block, { start, end }]) =>
      block !== wanted && rules.slice(start, end).includes(`${wanted}(`) ? [block] : [],
    );
  const found = new Set<string>();
  const collect = (wanted: string) => {
    for (const caller of callers(wanted).filter((it) => !found.has(it))) {
      found.add(caller);
      collect(caller);
    }
  };
  collect(name);
  return [...new Set([...found].filter((it) => it.startsWith('/')).map(collectionIn))];
}
