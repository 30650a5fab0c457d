import {
  type Candidate,
  type Candidates,
  candidatesOf,
  isAboutOther,
  isInBrackets,
  positionsOf,
  type WordRange,
} from './candidates.ts';
import { addDays } from '../time/plan-day.ts';
import { type DoubtfulWords, fromTo } from './doubts.ts';
import type { LineContext } from './phrase.ts';
import { endAt, startAt, type SpokenEnd } from './rule-ends.ts';
import type { SpokenRule } from './rule-words.ts';
import { ruleAt } from './rules.ts';
import { timeAt } from './times.ts';
import { isDash, type Word } from './words.ts';

type Rule = Candidate<SpokenRule>;
type RuleEnd = Candidate<SpokenEnd>;

export interface Repetition {
  readonly rule?: Rule & {
    readonly value: SpokenRule;
    /** 'every month' is on the number of its first day. */
    readonly needsDay: boolean;
  };
  readonly end?: RuleEnd | undefined;
  readonly doubt?: DoubtfulWords;
  /** Those of the rule and its end are empty; those that are text are no words of a day. */
  readonly words: readonly Word[];
}

export type IsText = (kind: 'repeat' | 'end', range: WordRange) => boolean;

function replaced(words: readonly Word[], ranges: Candidates<unknown>, text: '' | '_'): readonly Word[] {
  const positions = positionsOf(ranges);
  return words.map((word, at) => (positions.has(at) ? { ...word, text, bare: text } : word));
}

/** Returns a function that checks whether a rule or its end is at a position where it counts. */
function checkPosition(words: readonly Word[], parts: readonly WordRange[]) {
  const isFree = ({ bare, text }: Word) => bare !== '' || text !== '';
  const [first, last] = [words.findIndex(isFree), words.findLastIndex(isFree)];
  const starts = new Set(parts.map(({ from }) => from));
  const ends = new Set(parts.map(({ to }) => to));
  return ({ from, to, reach, position }: Candidate<unknown>): boolean => {
    if (position === 'anywhere') return true;
    let next = isDash(words[to]) ? to + 1 : to;
    while (next < last && words[next]?.text === '') next += 1;
    const isAtEnd = reach > last || starts.has(next);
    if (position === 'at the end') return isAtEnd;
    return position === 'at an end' && (isAtEnd || from <= first || ends.has(from));
  };
}

const lengths = { day: 1, week: 7, month: 30, year: 365 } as const;

/** 'every year for 3 days' is about how long it lasts. */
function isLonger({ value }: RuleEnd, rule: SpokenRule, { today }: LineContext): boolean {
  if (value?.days === undefined) return true;
  const { pattern, every } = rule(today, 1);
  return value.days > lengths[pattern.unit] * every;
}

const needsDay = (rule: SpokenRule, { today }: LineContext) =>
  JSON.stringify(rule(today, 1)) !== JSON.stringify(rule(addDays(today, 1), 1));

/** The rule and its end, or the words that prevent reading them. */
export function repetitionIn(line: LineContext, words: readonly Word[], isText: IsText): Repetition {
  const rules = candidatesOf(words, { phraseAt: (at) => ruleAt(line, words, at), prepositions: ['on'] });
  if (rules.length === 0) return { words };
  const allEnds = candidatesOf(words, { phraseAt: (at) => endAt(line, words, at), prepositions: [] });
  // Of 'twice a week' and 'except on mondays', the longer one counts, which begins first.
  const [inRules, inEnds] = [positionsOf(rules), positionsOf(allEnds)];
  const ends = allEnds.filter(({ from }) => !inRules.has(from));
  const found = rules.filter(({ from }) => !inEnds.has(from - 1) || !inEnds.has(from));
  const times = candidatesOf(words, { phraseAt: (at) => timeAt(words, at), prepositions: ['at', '@', 'by'] });
  const texts = found.filter((rule) => isText('repeat', rule));
  const open = found.filter((rule) => !texts.includes(rule));
  const starts = startsIn(line, words);
  const counts = checkPosition(words, [...times, ...ends, ...starts, ...open]);
  const isRead = (rule: Rule) =>
    !isAboutOther(words, rule) &&
    counts(line.hasTime || !isInBrackets(words, rule) ? rule : { ...rule, position: 'at the end' });
  const read = open.filter(isRead);
  const unread = open.filter((rule) => line.hasTime && !rule.isTopic && !isAboutOther(words, rule));
  const doubt = doubtfulRule(read, unread);
  if (doubt) return { doubt, words };
  const [rule] = read;
  if (!rule?.value) return { words: replaced(words, texts.length > 0 ? [...texts, ...ends] : [], '_') };
  const { value } = rule;
  const isEnd = checkPosition(words, [rule, ...times, ...ends, ...starts]);
  const own = ends.filter((end) => isEnd(end) && isLonger(end, value, line));
  const chosen = own.filter((end) => !isText('end', end));
  const [end, other] = [chosen[0], chosen.at(-1)];
  if (end && other && (end !== other || !end.value)) return { doubt: fromTo(end, other, 'no rule'), words };
  const others = replaced(words, [...texts, ...own.filter((one) => one !== end)], '_');
  return {
    rule: { ...rule, value, needsDay: needsDay(value, line) },
    end,
    words: replaced(others, end ? [rule, end] : [rule], ''),
  };
}

/** @param unread those that a line with a time cannot have in its title */
function doubtfulRule(read: readonly Rule[], unread: readonly Rule[]): DoubtfulWords | undefined {
  const all = [...new Set([...read, ...unread])].sort((one, other) => one.from - other.from);
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return undefined;
  if (first !== last) return fromTo(first, last, 'several rules');
  if (!first.value) return { from: first.from, to: first.to, why: 'no rule' };
  return read.length > 0 ? undefined : { from: first.from, to: first.to, why: 'position of the rule' };
}

/** Where a first day is named: 'from 4 dec'. */
const startsIn = (line: LineContext, words: readonly Word[]): readonly WordRange[] =>
  words.flatMap((_, from) => {
    const start = startAt(line, words, from);
    return start ? { from, to: from + start.length } : [];
  });
