import type { ClockTime, PlanDay } from '../brands.ts';
import { leadsWords } from '../leads/lead-words.ts';
import { readLeads } from '../leads/lead.ts';
import { type Collection, schemaOf } from '../records/collection.ts';
import { anyInstant, clockTime, dateTime, leads, planDay, repeatRule, stepLines } from '../records/fields.ts';
import { readRule } from '../repeats/rule-text.ts';
import { ruleWords } from '../repeats/rule-words.ts';
import { reminderTimeText, dayOfReminder } from '../reminders/reminder-moment.ts';
import { durationWords } from '../sessions/duration-words.ts';
import { listText } from '../steps/step.ts';
import { capitalized } from '../texts.ts';
import { mediumDay, timeText } from '../time/format.ts';
import { browserLocale } from '../time/locale.ts';
import { type RecordChange } from './history.ts';
import { shownFields, type RecordVersion } from './versions.ts';

const inWords = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** An unknown rule is shown as its text. */
function ruleValue(text: string, locale: string) {
  const rule = readRule(text);
  return rule ? ruleWords(rule, locale) : text;
}

/** A field's value for display: 'Mar 4, 2026', 'High', 'Yes'; undefined for an empty value. */
export function fieldText(
  kind: Collection,
  field: string,
  value: unknown,
  locale: string = browserLocale,
): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  if (field === kind.span?.length) return value === 1 ? '1 day' : `${text} days`;
  if (field === kind.secondsField) return durationWords(Number(text));
  const schema = schemaOf(kind, field);
  if (schema === planDay) return mediumDay(text as PlanDay, locale);
  if (schema === clockTime) return timeText(text as ClockTime, locale);
  if (schema === leads) return capitalized(leadsWords(readLeads(text)));
  if (schema === stepLines) return listText(text);
  if (schema === repeatRule) return ruleValue(text, locale);
  if (schema === dateTime || schema === anyInstant) {
    const dated = { dateTime: text };
    return `${mediumDay(dayOfReminder(dated), locale)}, ${reminderTimeText(dated, locale)}`;
  }
  return schema?.type === 'picklist' ? capitalized(text) : text;
}

function partsOf(kind: Collection, change: RecordChange, after: Readonly<Record<string, unknown>>) {
  const changed = shownFields(kind).filter(
    (field) => Object.hasOwn(change.before, field) || change.added.includes(field),
  );
  // Undo may take a flag away again.
  const isFlag = (field: string) => typeof (after[field] ?? change.before[field]) === 'boolean';
  const flags = changed.filter(isFlag).map((field) => {
    const label = kind.labels[field] ?? field;
    return after[field] === true ? label : `Not ${label.toLowerCase()}`;
  });
  const filed = changed.includes(kind.parent?.field ?? '') ? ['Filed into a work'] : [];
  const others = changed.filter((field) => !isFlag(field) && field !== kind.parent?.field);
  const named = others.map((field, index) => {
    const label = kind.labels[field] ?? field;
    return index === 0 ? label : label.toLowerCase();
  });
  return [...flags, ...filed, ...(named.length > 0 ? [`${inWords(named)} changed`] : [])];
}

const kinds = { created: 'Created', deleted: 'Deleted', restored: 'Restored' } as const;

/** A short description of a change: 'Title and description changed', 'Done', 'Created'. */
export function versionText(kind: Collection, { change, fields }: RecordVersion<RecordChange>): string {
  if (!change) return 'Before that';
  const parts = change.kind === 'created' ? [] : partsOf(kind, change, fields);
  if (change.kind === 'changed') return parts.length > 0 ? parts.join(', ') : 'Changed';
  return [kinds[change.kind], ...parts].join(', ');
}
