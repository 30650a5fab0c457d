import { setOf } from './calendar-words.ts';
import { isCapitalised, hasNoPunctuation, type Word } from './words.ts';

const afterMonths = setOf(
  'road rd street avenue ave lane drive close court square place way terrace crescent gardens grove',
  'hill park boulevard blvd row walk mews day bank holiday',
);

/** Whether a month after a number is part of a name: '5 August Road', but not '4 July street party'. */
export const isNamedAfterMonth = (month: Word, following: Word | undefined): boolean =>
  following !== undefined &&
  hasNoPunctuation(month) &&
  afterMonths.has(following.bare) &&
  isCapitalised(month) === isCapitalised(following);

const afterOrdinals = setOf(
  'birthday anniversary avenue ave street st floor grade class draft edition attempt round half place',
  'element century season person time visit interview lesson week month year quarter',
);

/** Whether an ordinal number counts something: '5th birthday', '5th Avenue', '1st draft'. */
export const isNamedAfterOrdinal = (ordinal: Word, following: Word | undefined): boolean =>
  following !== undefined && hasNoPunctuation(ordinal) && afterOrdinals.has(following.bare);

const afterWeekdays = setOf(
  'times telegraph mirror express post paper papers newspaper newspapers supplement edition',
  'best league blues sickness',
);
/** With a time these are on that day: 'sunday roast 1pm'. */
const weeklyEvents = setOf('school roast mass service sermon');
/** Capitalized short names are not enough: 'Fri Ann' is hardly a title. */
const longestShortName = 5;

/** Whether a weekday is part of a name or title: 'sunday times back issues', 'Friday Night Lights'. */
export const isNamedAfterWeekday = (weekday: Word, following: Word | undefined, hasTime: boolean): boolean =>
  following !== undefined &&
  hasNoPunctuation(weekday) &&
  (afterWeekdays.has(following.bare) ||
    (!hasTime && weeklyEvents.has(following.bare)) ||
    (weekday.bare.length > longestShortName && isCapitalised(weekday) && isCapitalised(following)));

const french = setOf(
  'le la les de du des et pour avec chez un une est au aux sur dans',
  'petit petite ami amie amour cher cheri cherie coeur ange dieu pain livre travail dossier rendez-vous dentiste',
  'billet compte chien fils mari oncle ordinateur sac argent passeport anniversaire bureau',
);
const frenchLetter = /[àâçéèêëîïôùûœ]/;

/** Whether 'mon' is the French word for 'my': 'mon petit pain'. */
const isFrench = ([first, ...others]: readonly Word[]): boolean =>
  first?.bare === 'mon' && others.some(({ bare }) => french.has(bare) || frenchLetter.test(bare));

const german = setOf('es das dies was etwas alles nichts gutes');

/** Whether 'tue' is the German word for 'do': 'tue es'. */
const isGerman = ([first, second]: readonly Word[]): boolean =>
  first?.bare === 'tue' && german.has(second?.bare ?? '');

const beforeOtherWords = setOf('the a in at i he she it we they who not');
const afterOtherWords = setOf(
  'nav exam exams test tests score scores dish phone',
  'cream creams lotion screen hat hats dress block spots protection tan bed light glasses bathing',
);

/** Whether a short name of a weekday is another word: 'sat nav', 'where we sat', 'sun cream', 'mon ami', 'tue es'. */
export function isOtherWord(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (isFrench(words.slice(at)) || isGerman(words.slice(at, at + 2))) return true;
  if (!word || !/^(?:sat|sun|wed)$/.test(word.bare) || (isCapitalised(word) && at > 0)) return false;
  const before = words[at - 1]?.bare ?? '';
  const isCompound = before !== 'on' && hasNoPunctuation(word) && afterOtherWords.has(next?.bare ?? '');
  return isCompound || beforeOtherWords.has(before);
}

/** 'USA Today', the newspaper. */
export const isNamedWithToday = (before: Word | undefined, word: Word | undefined): boolean =>
  before?.text === 'USA' && word?.bare === 'today' && isCapitalised(word);

/** Without books that are also first names or other words: 'call John 10:30', 'job 9:00'. */
const booksOfTheBible = setOf(
  'genesis exodus leviticus deuteronomy chronicles psalm psalms proverbs ecclesiastes lamentations',
  'habakkuk zephaniah haggai romans corinthians galatians ephesians philippians colossians',
  'thessalonians hebrews revelation',
);

/** Whether a time is a chapter and verse: 'Romans 8:28'. */
export const isChapterAndVerse = (book: Word | undefined, { bare }: Word): boolean =>
  book !== undefined && booksOfTheBible.has(book.bare) && /^\d+:\d+$/.test(bare);

const numberedThings = setOf(
  'chapter part page room version episode season level gate section exercise flat table bus platform',
);

/** Whether the numbers after a word are its number: 'chapter 3/4'. */
export const isNumbered = (thing: Word | undefined): boolean =>
  thing !== undefined && hasNoPunctuation(thing) && numberedThings.has(thing.bare);

/** '24/7', and the aspect ratio '16/9'. */
export const isNamedLikeDate = ({ bare }: Word): boolean => bare === '24/7' || bare === '16/9';
