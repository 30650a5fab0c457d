/** A stretch of the rules' text, from `start` up to `end`. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A part of a condition, and the operator that joins it to its neighbours: `&&` where it stands alone. */
export interface Operand extends Stretch {
  readonly joinedBy: '&&' | '||';
}

/** Texts in quotes and comments, which hold brackets, operators and quotes of their own. */
const asides = /\/\/.*$|'(?:[^'\\\n]|\\.)*'/gm;
/** The same text with all in quotes and comments made harmless; places stay where they are. */
export const codeOnly = (text: string) => text.replace(asides, (found) => '_'.repeat(found.length));

const trimmed = (text: string, { start, end }: Stretch): Stretch => {
  const part = text.slice(start, end);
  return {
    start: start + part.length - part.trimStart().length,
    end: end - (part.length - part.trimEnd().length),
  };
};

/** Where an operator stands outside of all brackets. */
function splitAt(text: string, { start, end }: Stretch, operator: string): Stretch[] {
  const parts: Stretch[] = [];
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

/** All parts of a condition that `&&` and `||` join, those inside brackets included. */
function operandsIn(text: string, whole: Stretch, joinedBy: '&&' | '||' = '&&'): Operand[] {
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

/** Every part of every condition of the rules: what functions answer, and what `allow` asks for. */
export function operandsOf(rules: string): Operand[] {
  const text = codeOnly(rules);
  return [...text.matchAll(/(?<=\breturn\s)[^;]+|(?<=: if\s)[^;]+/g)].flatMap((match) =>
    operandsIn(text, trimmed(text, { start: match.index, end: match.index + match[0].length })),
  );
}

/** The functions and matches of the rules, by name or path, with the stretch of each. */
export function blocksOf(rules: string): ReadonlyMap<string, Stretch> {
  const blocks = rules.matchAll(/^ {4}(?:function (\w+)\(|match (\/\S+) ).*$[\s\S]*?^ {4}\}$/gm);
  return new Map(
    [...blocks].map((match) => [
      match[1] ?? match[2] ?? '',
      { start: match.index, end: match.index + match[0].length },
    ]),
  );
}

/** The collection that a match is about, also by what is below its documents. */
const collectionIn = (path: string) => path.split('/')[1] ?? '';

/** The collections whose match uses a block, by way of other functions too. */
export function collectionsUsing(rules: string, name: string): string[] {
  if (name.startsWith('/')) return [collectionIn(name)];
  const blocks = blocksOf(rules);
  const callers = (wanted: string) =>
    [...blocks].flatMap(([block, { start, end }]) =>
      block !== wanted && rules.slice(start, end).includes(`${wanted}(`) ? [block] : [],
    );
  const found = new Set<string>();
  const look = (wanted: string) => {
    for (const caller of callers(wanted).filter((it) => !found.has(it))) {
      found.add(caller);
      look(caller);
    }
  };
  look(name);
  return [...new Set([...found].filter((it) => it.startsWith('/')).map(collectionIn))];
}
