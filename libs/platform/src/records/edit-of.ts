import { type Change, patch } from '@dayloom/data';
import type { CollectionName, FieldsIn, KindFacts, RecordIn } from '@dayloom/domain';

/** The fields of a form; undefined clears an optional field. */
type Decided<Name extends CollectionName> = {
  readonly [Field in keyof FieldsIn<Name>]?: FieldsIn<Name>[Field] | undefined;
};
type Values = Readonly<Record<string, unknown>>;

const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * The change for an edit: only the fields that differ from the opened record, those that belong together with them, and
 * those that an edit ends. No change if nothing differs.
 * @param opened the record when the form was opened: its long texts are used to detect conflicting changes
 * @param along extra fields that are written with any change, such as the time of the edit
 */
export function editOf<Name extends CollectionName>(
  kind: KindFacts<Name>,
  opened: RecordIn<Name>,
  decided: Decided<Name>,
  along: Partial<FieldsIn<Name>> = {},
): readonly Change[] {
  const before: Values = opened;
  const after: Values = { ...opened, ...decided };
  const changed = Object.keys(decided).filter((field) => after[field] !== before[field]);
  if (changed.length === 0) return [];
  const groups = kind.together.filter((group) => group.some((field) => changed.includes(field)));
  const written = [...new Set([...changed, ...groups.flat()])];
  const ended =
    kind.endedByEdit?.filter((field) => field in before && !(field in decided || field in along)) ?? [];
  const isGone = (field: string) => after[field] === undefined;
  const present = written.filter((field) => !isGone(field));
  const fields = { ...pick(after, present), ...along } as Partial<FieldsIn<Name>>;
  const clear = [...written.filter(isGone), ...ended] as (keyof FieldsIn<Name> & string)[];
  const texts = kind.conflictTexts.filter((field) => changed.includes(field));
  const base = Object.fromEntries(texts.map((field) => [field, textOf(before[field])]));
  return [patch(kind.name, opened.id, fields, { clear, ...(texts.length > 0 && { base }) })];
}
