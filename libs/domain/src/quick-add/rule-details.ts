import { units } from './calendar-words.ts';
import { firstOf, isOrdinal, wholeDates } from './dates.ts';
import { isNamedAfterOrdinal } from './names.ts';
import {
  type Ahead,
  dateNumber,
  days,
  firstWords,
  type Form,
  isAlone,
  lengthOf,
  nth,
  ofMonth,
  ofUnit,
  onDate,
  onNth,
  onWeekdays,
  or,
  ordinal,
  unitOf,
  weekdaysOf,
  whole,
} from './rule-words.ts';
import { textAhead } from './words.ts';

const onDays = whole(`(,? on)?,? ?(${days})`);
const onNumber = whole(`,?(?: on)?(?: the)? ${nth}(?:${ofMonth})?`);
const onBareNumber = whole(',? on(?: the| day)? (\\d{1,2})');
const onNames = whole(`,? on (?:the )?${or([days, ordinal])}`);
const beforeDate = /^,?(?: on)?(?: the)? /;

/** The date after a rule: the words that both have, and the day. */
function dateAfter({ line, words, at }: Ahead, head: string, rest: string) {
  const [before] = beforeDate.exec(rest) ?? [];
  if (before === undefined) return undefined;
  const length = lengthOf(head + before) - 1;
  const date = firstOf(wholeDates)(line, words.slice(at + length, at + length + 4));
  return date && { day: date.value, length: length + date.length };
}

/** 'every month on the 15th', 'monthly, last friday'; 'every month on the 1st floor' has no number. */
function withNumber(
  { words, at }: Ahead,
  form: Form,
  [found = '', position = '', name]: readonly string[],
  every: number,
): Form {
  const text = form.text + found;
  const last = at + lengthOf(text) - 1;
  const [word, next] = words.slice(last, last + 2);
  if (!word || isNamedAfterOrdinal(word, next)) return form;
  const isSure = name !== undefined || / (?:of|in) /.test(found);
  const isNumber = /^\d/.test(position) && isAlone(word, next);
  const isAfterOn = / (?:on|the) /.test(found) && !/^\d+$/.test(position);
  return isSure || isNumber || isAfterOn ? { text, value: onNth(position, name, every) } : form;
}

/** The words of 'every friday 9' and 'every friday the 13th' after the weekday. */
export function lengthOfNumber({ line, words }: Ahead, at: number): number {
  const length = words[at]?.bare === 'the' ? 2 : 1;
  const [number, next] = words.slice(at + length - 1, at + length + 1);
  if (!number || !dateNumber.test(` ${number.bare}`) || units.has(next?.bare ?? '')) return 0;
  if (firstOf(wholeDates)(line, words.slice(at, at + 4))) return 0;
  return isOrdinal(number) || isAlone(number, next) ? length : 0;
}

/** A number of units with their days: 'every 2 weeks on mon and thu', 'every year on 3 march'. */
export function withDetails(ahead: Ahead, head: Form, count: number): Form {
  const text = textAhead(ahead.words, ahead.at);
  const rest = text.slice(head.text.length);
  const [name, size] = unitOf(head.text.split(' ').at(-1) ?? '');
  const every = count * size;
  if (every < 1 || every > 999) return head;
  const form = { ...head, value: ofUnit(name, every) };
  if (name === 'day') return form;
  const date = dateAfter(ahead, head.text, rest);
  if (date && name === 'year')
    return { text: firstWords(text, date.length), value: date.day && onDate(date.day, every) };
  if (date) return form;
  const [found, on, names = ''] = onDays.exec(rest) ?? [];
  // 'every week sun cream'
  if (name === 'week' && found && (on || !/^(?:sat|sun|wed)$/.test(names))) {
    // 'every week on friday 27' names a day.
    const after = ahead.at + lengthOf(head.text + found);
    return lengthOfNumber(ahead, after) > 0
      ? form
      : { text: head.text + found, value: onWeekdays(weekdaysOf(names), every) };
  }
  const numbered = onNumber.exec(rest) ?? onBareNumber.exec(rest);
  if (name === 'month' && numbered) return withNumber(ahead, form, numbered, every);
  const [other] = onNames.exec(rest) ?? [];
  return other ? { text: head.text + other, value: undefined } : form;
}
