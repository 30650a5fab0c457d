import { countOf, ordinals, setOf, weekdays } from './calendar-words.ts';
import { firstOf, wholeDates } from './dates.ts';
import { isMisspeltDay, isOneSlipFrom } from './misspelt-days.ts';
import { isNamedAfterOrdinal } from './names.ts';
import { numericDate } from './numeric-dates.ts';
import { lengthOfNumber, withDetails } from './rule-details.ts';
import {
  adverb,
  anyWeekday,
  type Ahead,
  days,
  firstWords,
  type Form,
  interval,
  intervalOf,
  isAlone,
  lengthOf,
  nth,
  ofMonth,
  ofUnit,
  onDate,
  onNth,
  onWeekdays,
  or,
  pluralDays,
  type SpokenRule,
  unit,
  unreadCounts,
  unreadTimes,
  weekdayOfMonth,
  weekdaysOf,
  whole,
} from './rule-words.ts';
import { textAhead, type Word } from './words.ts';

type Head = readonly [
  pattern: RegExp,
  read: (parts: readonly (string | undefined)[]) => SpokenRule | undefined,
];

const every = '(?:once )?(?:every|each)';

const monthly: readonly Head[] = [
  [whole(`${every} ${weekdayOfMonth}`), () => undefined],
  // 'the 1st of every month', 'last friday of every 2 months'
  [
    whole(`(?:the )?${nth} of (?:every|each) (?:(${interval}) )?(?:month|mth)s?`),
    ([, position, name, count]) => onNth(position, name, intervalOf(count)),
  ],
  [whole(`${every} (?:the )?${nth}${ofMonth}`), ([, position, name]) => onNth(position, name)],
  [whole(`${every} (first|1st|last) (${anyWeekday})`), ([, position, name]) => onNth(position, name)],
];

const weekly: readonly Head[] = [
  [
    whole(`${every} (?:(other|alternate) )?(${days})`),
    ([, other, names = '']) => {
      const isGroup = /^w(?!ed|eekend)|^business/.test(names);
      return other && isGroup ? undefined : onWeekdays(weekdaysOf(names), other ? 2 : 1);
    },
  ],
  [whole(`alternate (${pluralDays})`), ([, names = '']) => onWeekdays(weekdaysOf(names), 2)],
];

function firstHead(heads: readonly Head[], text: string): Form | undefined {
  for (const [pattern, read] of heads) {
    const parts = pattern.exec(text);
    if (parts) return { text: parts[0], value: read(parts) };
  }
  return undefined;
}

const everyUnit = whole(`${every} (?:(${interval}) ?)?${unit}(?! (?:day|hour)s?(?![^ ,]))`);
const everyOther = whole(`alternate ${unit}`);
const sometimes = whole(or([`once (?:an?|per) ${unit}`, adverb]));

/** 'every 3 days', 'once a week', 'daily'. */
function ofInterval(ahead: Ahead, text: string): Form | undefined {
  const [head, count] = everyUnit.exec(text) ?? [];
  if (head) return withDetails(ahead, { text: head, value: undefined }, intervalOf(count));
  const [other] = everyOther.exec(text) ?? [];
  const [found] = sometimes.exec(text) ?? [];
  const adverbs = other ?? found;
  const kind = found?.startsWith('once') ? undefined : 'adverb';
  return adverbs ? withDetails(ahead, { text: adverbs, value: undefined, kind }, other ? 2 : 1) : undefined;
}

/** 'every 3 march', 'every dec 24th', 'every 24/12'. */
function ofDate({ line, words, at }: Ahead, text: string, forms = wholeDates): Form | undefined {
  if (!/^(?:every|each) [^ ]/.test(text)) return undefined;
  const date = firstOf(forms)(line, words.slice(at + 1, at + 5));
  // 'every 1.5 litre bottle'
  if (!date || (!date.value && /\.\d+$/.test(words[at + 1]?.bare ?? ''))) return undefined;
  return { text: firstWords(text, date.length + 1), value: date.value && onDate(date.value) };
}

const everyNumber = whole('(?:every|each) (\\d{1,2}(?:st|nd|rd|th))');

/** 'every 15th'. */
function ofNumber({ words, at }: Ahead, text: string): Form | undefined {
  const [head, number] = everyNumber.exec(text) ?? [];
  const [word, next] = words.slice(at + 1, at + 3);
  if (!head || !word || isNamedAfterOrdinal(word, next)) return undefined;
  return { text: head, value: isAlone(word, next) ? onNth(number) : undefined };
}

const everyPart = whole('(?:every|each) (?:(other)|single )?(?:morning|afternoon|evening|night)');
const plural = whole(pluralDays);

function ofPartOrPlural(text: string): Form | undefined {
  const [part, other] = everyPart.exec(text) ?? [];
  // 'every morning' is every day.
  if (part) return { text: part, value: ofUnit('day', other ? 2 : 1), kind: 'part' };
  const [names] = plural.exec(text) ?? [];
  return names ? { text: names, value: onWeekdays(weekdaysOf(names)), kind: 'plural' } : undefined;
}

const everyWord = /^(?:every|each) ([^ ,]+)/;
const afterMisspelt = whole(`[^ ]+ (?:${interval} )?${or([unit, days])}`);

function misspelt(text: string): string | undefined {
  const [found, word = ''] = everyWord.exec(text) ?? [];
  if (found) return isMisspeltDay(word) ? found : undefined;
  const [first = ''] = text.split(' ', 1);
  // 'best day ever', 'the very friday'
  if (first === 'ever' || first === 'very' || !isOneSlipFrom('every', first)) return undefined;
  return afterMisspelt.exec(text)?.[0];
}

function firstMatch(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const [found] = pattern.exec(text) ?? [];
    if (found) return found;
  }
  return undefined;
}

/** What looks like a rule and is none. */
function unread(text: string): Form | undefined {
  const found = firstMatch(unreadCounts, text) ?? misspelt(text);
  if (found) return { text: found, value: undefined };
  const vague = firstMatch(unreadTimes, text);
  return vague ? { text: vague, value: undefined, kind: 'vague' } : undefined;
}

const beginnings = setOf(
  'every each once alternate the last at twice thrice end start beginning middle close weekend weekends',
  'weekday weekdays workday workdays work working business week hourly nightly',
  'daily everyday weekly fortnightly monthly quarterly yearly annually',
);

/** Whether a rule can begin with the word, so that other words cost little. */
const canBegin = ({ bare }: Word) =>
  beginnings.has(bare) ||
  weekdays.has(bare.split(/[/&+,-]|s$/, 1)[0] ?? '') ||
  ordinals.has(bare) ||
  countOf(bare) !== undefined ||
  /^(?:\d{1,3}(?:x?\/[a-z]+|x|st|nd|rd|th)|(?:bi|semi|tri)-?[a-z]+|[erv][a-z]{2,4}[a-z])$/.test(bare);

const alternatives = whole(
  or([
    `,? (?:and|adn|nad|or|then|plus|&|\\+|to|[-–/]) (?:the |on |following |next )*${or([days, adverb, '\\d{1,2}(?:st|nd|rd|th)', 'last day'])}`,
    ' of (?:the|every|each) (?:week|month|year)',
    ' end',
  ]),
);

/** The rule, or what looks like one, that the words begin with. */
export function ruleForm(ahead: Ahead): Form | undefined {
  const { words, at } = ahead;
  const [word] = words.slice(at, at + 1);
  if (!word || !canBegin(word)) return undefined;
  const text = textAhead(words, at);
  const form =
    firstHead(monthly, text) ??
    ofInterval(ahead, text) ??
    firstHead(weekly, text) ??
    ofDate(ahead, text) ??
    ofPartOrPlural(text) ??
    unread(text) ??
    ofDate(ahead, text, [numericDate]) ??
    ofNumber(ahead, text);
  if (!form?.value || form.kind) return form;
  const [other] = alternatives.exec(text.slice(form.text.length)) ?? [];
  if (other) return { text: form.text + other, value: undefined };
  const length = lengthOf(form.text);
  const last = form.text.split(' ').at(-1) ?? '';
  const isOpen = weekdays.has(last) && text.charAt(form.text.length) === ' ';
  const more = isOpen ? lengthOfNumber(ahead, at + length) : 0;
  return more > 0 ? { text: firstWords(text, length + more), value: undefined } : form;
}
