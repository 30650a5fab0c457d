import { type Collection, collectionOf, isCollectionName, textLimits } from '@dayloom/domain';
import { mergedSteps } from '@dayloom/domain/steps';
import type { Change } from '../change.ts';
import type { StoredFields } from './record-state.ts';

type Patch = Extract<Change, { type: 'patch' }>;

const textIn = (fields: StoredFields, field: string) => {
  const value = fields[field];
  return typeof value === 'string' ? value : '';
};

/** The merged texts of a patch by field; without those that would be longer than their field allows. */
function mergedTexts({ collection, base = {}, fields }: Patch, stored: StoredFields): StoredFields {
  if (!isCollectionName(collection)) return {};
  const kind: Collection = collectionOf(collection);
  const texts = Object.entries(kind.merges).flatMap(([field, merge]) => {
    const opened = base[field];
    if (opened === undefined || merge === undefined) return [];
    const text = mergedSteps(opened, textIn(stored, field), textIn(fields, field));
    return text.length <= textLimits[merge] ? [[field, text] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** Whether a patch merges its text with the stored one, so that no copy is needed. */
export const isMerged = (change: Patch, stored: StoredFields, field: string) =>
  Object.hasOwn(mergedTexts(change, stored), field);

/** The patch that writes what it merges with the stored texts. */
export function mergedPatch(change: Patch, stored: StoredFields): Patch {
  const merged = Object.entries(mergedTexts(change, stored));
  if (merged.length === 0) return change;
  const names = merged.map(([field]) => field);
  const others = Object.entries(change.fields).filter(([field]) => !names.includes(field));
  return {
    ...change,
    fields: Object.fromEntries([...others, ...merged.filter(([, text]) => text !== '')]),
    clear: [
      ...change.clear.filter((field) => !names.includes(field)),
      ...merged.flatMap(([field, text]) => (text === '' ? [field] : [])),
    ],
  };
}
