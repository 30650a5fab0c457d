import { countWords, months, ordinals, weekdays } from './calendar-words.ts';
import { isMisspeltDay } from './misspelt-days.ts';
import { isNameOfDay } from './other-languages.ts';
import type { DayForm, DayPhrase } from './phrase.ts';
import { hasNoPunctuation, type Word } from './words.ts';

const or = (words: Iterable<string>) => `(?:${[...words].join('|')})`;
const anyMonth = or(months.keys());
const anyWeekday = or(weekdays.keys());
const oneOf = (words: string) => or(words.split(' '));
const count = or([...countWords, 'few', 'couple', 'several', 'half', '\\d{1,3}']);
const counted = `(?:an? )?${count}(?: of| an?)?`;
const unit = oneOf('days? weeks? wks? fortnights? months? mths? years? yrs?');
const season = oneOf('spring summer autumn fall winter');
const longStretch = or([
  oneOf('weeks? wks? weekends? fortnights? months? mths? quarters? years? yrs? decades? semesters? terms?'),
  season,
]);
const stretch = or(['days?', longStretch]);
/** Without months that are also first names or other words. */
const sureMonth = oneOf(
  'january feb february apr jul july aug sep sept september oct october nov november dec december',
);

const alone = new RegExp(`^${sureMonth}(?![^ ])`);

const compiled = (...patterns: readonly string[]) =>
  patterns.map((pattern) => new RegExp(`^${pattern}(?![^ ])`));

/** Stretches of time and days of the past: 'next month', 'the end of the week', 'yesterday'. */
const stretches = compiled(
  `(?:in |over )?(?:the )?${oneOf('next nxt this last coming following past previous some any other')}(?: ${counted})? ${or([stretch, sureMonth])}`,
  `${oneOf('next last')} ${anyMonth}`,
  `(?:the )?${oneOf('end start beginning middle close')} of (?:(?:the|this|next|each) )?${or([longStretch, anyMonth])}`,
  'the weekends?',
  `in (?:about |around )?${counted} ${unit}`,
  `in (?:the )?${or([season, 'new year', anyMonth, '(?:19|20|21)\\d\\d'])}`,
  `${counted} ${unit} (?:ago|later|hence|today|tomorrow)`,
  `${or([anyWeekday, 'today', 'tomorrow'])} ${oneOf('week wk fortnight')}`,
  `(?:${counted} )?${oneOf('weeks? wks? fortnights?')} (?:on )?${or([anyWeekday, 'today', 'tomorrow'])}`,
  'in \\d{1,3}(?:d|days?|wks?|weeks?|mths?|months?|yrs?|years?)',
  `${or([anyWeekday, stretch])} after next`,
  `(?:the )?\\d{1,2}(?:st|nd|rd|th) of (?:this|next|each|every) month`,
  or(['eow', 'eom', 'eoy', 'yesterday', 'last night', 'overmorrow', 'the day before yesterday']),
);

/** Several days, and days that are counted from another one: 'every day', 'mondays', 'a week on'. */
const groups = compiled(
  `${oneOf('every each alternate')} (?:[^ ]+ )?${or([stretch, 'weekdays?', anyWeekday, anyMonth, 'mornings?', 'afternoons?', 'evenings?', 'nights?'])}`,
  `${counted} ${unit}'? (?:on|from|after|before|time)`,
  `on the ${or(ordinals.keys())}(?= (?:at|@|by)(?![^ ])| \\d|$)`,
  `in [^ ]+ ${unit}`,
);

/** Holidays and other words that often are what a task is about: 'Christmas shopping', 'week 49', "Friday's talk". */
const topics = compiled(
  "new year(?:'?s)?(?: eve| day)?",
  '(?:christmas|xmas)(?: eve| day)?',
  `easter(?: ${anyWeekday})?`,
  `${oneOf('good black ash palm cyber maundy whit shrove pancake')} ${anyWeekday}`,
  "valentine'?s(?: day)?",
  "(?:mother|father)(?:'?s|s') day",
  `${oneOf('boxing labor labour memorial independence veterans')} day`,
  oneOf(
    'nye thanksgiving halloween hanukkah diwali ramadan passover pentecost midsummer weekends? fortnight',
  ),
  'bank holiday',
  // 'November invoice'
  `${sureMonth}(?= [a-z])(?! (?:at|by|for|with|from|noon)(?![^ ]))`,
  'week \\d{1,2}',
  `${or([anyWeekday, 'tomorrow', 'yesterday'])}'s`,
);

/** 'mon-fri', 'sat/sun', 'mid-december', 'dec13'; not 'sun-dried'. */
function isJoined(text: string): boolean {
  const pieces = text.split(/[-–/+&,]/);
  const isSure = (piece: string) =>
    (weekdays.has(piece) && !/^(?:sat|sun|wed)$/.test(piece)) || alone.test(piece);
  const [, name = ''] = /^([a-z]+)\d{1,2}$/.exec(text) ?? [];
  if (weekdays.has(name) || months.has(name)) return true;
  return pieces.length > 1 && (pieces.some(isSure) || pieces.every((piece) => weekdays.has(piece)));
}

/** 'fri6pm', 'sat9:30'. */
const joinedWithTime = new RegExp(`^${anyWeekday}\\d{1,2}(?:[:.]\\d\\d(?:[ap]m)?|[ap]m)$`);

/** The words up to the first punctuation. */
function textOf(words: readonly Word[]): string {
  const last = words.findIndex((word) => !hasNoPunctuation(word));
  const ahead = last < 0 ? words : words.slice(0, last + 1);
  return ahead.map(({ bare }) => bare).join(' ');
}

const vague = (length: number, position: DayPhrase['position'], isTopic = false): DayPhrase => ({
  length,
  value: undefined,
  doubt: { value: undefined, isVague: true },
  position,
  isTopic,
});

/** Words that look like a day and name no single one. In a line with a time they count anywhere. */
export const vagueDay: DayForm = (line, words) => {
  const text = textOf(words);
  const lengthIn = (patterns: readonly RegExp[]) => {
    for (const pattern of patterns) {
      const [found] = pattern.exec(text) ?? [];
      if (found) return found.split(' ').length;
    }
    return 0;
  };
  const ofStretch = lengthIn(stretches);
  if (ofStretch > 0) return vague(ofStretch, 'at the end');
  const ofGroup = lengthIn(groups);
  if (ofGroup > 0) return vague(ofGroup, 'nowhere');
  const ofTopic = lengthIn(topics);
  if (ofTopic > 0) return vague(ofTopic, 'nowhere', true);
  if (alone.test(text)) return vague(1, 'nowhere');
  const [word = ''] = text.split(' ', 1);
  if (/^\d{4}-\d\d-\d\dt\d/.test(word) || joinedWithTime.test(word)) return vague(1, 'anywhere');
  if (/^20\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/.test(word)) return vague(1, 'nowhere');
  if (isJoined(word)) return vague(1, 'nowhere');
  if (isNameOfDay(word, line)) return vague(1, 'anywhere', true);
  return isMisspeltDay(word) ? vague(1, 'at the end', true) : undefined;
};
