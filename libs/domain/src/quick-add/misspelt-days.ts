import { months, weekdays } from './calendar-words.ts';

/** Shorter names are one letter away from too many words. */
const shortest = 6;
const names = [...weekdays.keys(), ...months.keys(), 'tomorrow', 'tonight', 'yesterday'].filter(
  (name) => name.length >= shortest,
);
/** Common, and more than one slip away. */
const known: ReadonlySet<string> = new Set(['wensday', 'wendsday', 'febuary']);
const otherWords: ReadonlySet<string> = new Set(['sundae', 'sundry', 'augusta', 'augustus', 'augustin']);

/** Whether one letter is missing, too many, wrong or changed with its neighbour. */
export function isOneSlipFrom(name: string, word: string): boolean {
  if (Math.abs(name.length - word.length) > 1) return false;
  let same = 0;
  while (same < name.length && name[same] === word[same]) same += 1;
  const [right, typed] = [name.slice(same), word.slice(same)];
  return (
    right.slice(1) === typed.slice(1) ||
    right.slice(1) === typed ||
    right === typed.slice(1) ||
    (right[0] === typed[1] && right[1] === typed[0] && right.slice(2) === typed.slice(2))
  );
}

/** Whether a word, in lower case, is a name of a day or month with one slip: 'firday', 'tommorow'. */
export const isMisspeltDay = (word: string): boolean =>
  known.has(word) ||
  (word.length >= shortest - 1 &&
    /^[a-z]+$/.test(word) &&
    !otherWords.has(word) &&
    !weekdays.has(word.replace(/s$/, '')) &&
    names.some((name) => name !== word && isOneSlipFrom(name, word)));
