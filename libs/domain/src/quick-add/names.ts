import { isCapitalised, hasNoPunctuation, type Word } from './words.ts';

const setOf = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((words) => words.split(' ')));

const afterMonths = setOf(
  'road rd street avenue ave lane drive close court square place way terrace crescent gardens grove',
  'hill park boulevard blvd row walk mews day bank holiday',
);

/**
 * Whether a month after a number is part of a name: '5 August Road', '1 may day parade', but not '4 July street party'.
 */
export const isNamedAfterMonth = (month: Word, following: Word | undefined): boolean =>
  following !== undefined &&
  hasNoPunctuation(month) &&
  afterMonths.has(following.bare) &&
  isCapitalised(month) === isCapitalised(following);

const afterWeekdays = setOf(
  'times telegraph mirror express post paper papers newspaper newspapers supplement edition',
  'school best roast mass service sermon league blues sickness',
);
/** Capitalized short names are not enough: 'Fri Ann' is hardly a title. */
const longestShortName = 5;

/** Whether a weekday is part of a name or title: 'sunday times back issues', 'Friday Night Lights'. */
export const isNamedAfterWeekday = (weekday: Word, following: Word | undefined): boolean =>
  following !== undefined &&
  hasNoPunctuation(weekday) &&
  (afterWeekdays.has(following.bare) ||
    (weekday.bare.length > longestShortName && isCapitalised(weekday) && isCapitalised(following)));

const french = setOf(
  'le la les de du des et pour avec chez un une est au aux sur dans',
  'petit petite ami amie amour cher cheri cherie coeur ange dieu pain livre travail dossier rendez-vous dentiste',
  'billet compte chien fils mari oncle ordinateur sac argent passeport anniversaire bureau',
);
const frenchLetter = /[àâçéèêëîïôùûœ]/;

/** Whether 'mon' is the French word for 'my': 'mon petit pain'. */
export const isFrench = ([first, ...others]: readonly Word[]): boolean =>
  first?.bare === 'mon' && others.some(({ bare }) => french.has(bare) || frenchLetter.test(bare));

const german = setOf('es das dies was etwas alles nichts gutes');

/** Whether 'tue' is the German word for 'do': 'tue es'. */
export const isGerman = ([first, second]: readonly Word[]): boolean =>
  first?.bare === 'tue' && german.has(second?.bare ?? '');

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

/** '24/7', and the aspect ratio '16/9'. */
export const isNamedLikeDate = ({ bare }: Word): boolean => bare === '24/7' || bare === '16/9';
