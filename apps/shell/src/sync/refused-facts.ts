import {
  type Collection,
  durationText,
  isInstant,
  isPlanDay,
  mediumDay,
  referenceFields,
  referenceLists,
} from '@dayloom/domain';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that the user has not entered. */
const bookkeeping = ['userId', 'createdAt', 'updatedAt', 'editedAt', 'loweredFrom'];
/** Cannot be changed, but the user has chosen it. */
const chosenOnce = 'type';
/** Longer values are left out. */
const maxFactLength = 40;

/** 'start date' */
const wordsOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function valueText(field: string, value: unknown, locale: string | undefined): string {
  if (isPlanDay(value)) return mediumDay(value, locale);
  if (isInstant(value))
    return new Date(value).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return field === 'duration' && typeof value === 'number' ? durationText(value) : String(value);
}

function factText(field: string, value: unknown, locale: string | undefined): string {
  const words = wordsOf(field);
  if (typeof value === 'boolean') return value ? words : `not ${words}`;
  return `${words} ${valueText(field, value, locale)}`;
}

/** Fields worth listing. Titles and texts are shown in full elsewhere, and a length follows from its days. */
function factFields(kind: Collection): string[] {
  const { entries, immutable, perDay, initial, span, parent, titleField, textFields } = kind;
  const others = [
    ...bookkeeping,
    ...immutable.filter((field) => field !== perDay && field !== chosenOnce),
    ...referenceFields(kind),
    ...referenceLists(kind),
    ...Object.keys(initial),
    ...textFields,
    titleField,
    span?.length,
    parent?.field,
  ];
  return Object.keys(entries).filter((field) => !others.includes(field));
}

/** The short values of a change, such as 'priority high, end date Mar 4, 2026'; '' if there are none. */
export function factsOf(
  kind: Collection,
  fields: Fields,
  cleared: readonly string[],
  locale?: string,
): string {
  const facts = factFields(kind)
    .filter((field) => fields[field] !== undefined)
    .map((field) => factText(field, fields[field], locale))
    .filter((fact) => fact.length <= maxFactLength);
  return [...facts, ...cleared.map((field) => `without ${wordsOf(field)}`)].join(', ');
}
