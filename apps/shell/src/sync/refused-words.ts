import type { Change, RefusedCommit } from '@dayloom/data';
import { type CollectionName, collectionOf, isCollectionName } from '@dayloom/domain';
import { factsOf } from './refused-facts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One record of a rejected commit, in words. */
export interface RefusedPart {
  /** 'Note' */
  readonly kind: string;
  /** 'changed' */
  readonly done: string;
  /** The title first, then the longer texts, each in full. */
  readonly texts: readonly string[];
  /** The other unsaved values, such as 'priority high, end date Mar 4, 2026'. */
  readonly facts: string;
}

const changeWords: Record<Change['type'], string> = {
  create: 'added',
  patch: 'changed',
  remove: 'deleted',
  restore: 'restored',
  purge: 'deleted for good',
  increment: 'counted',
};

const textsIn = (fields: Fields, names: readonly string[]) =>
  names.map((name) => fields[name]).filter((text): text is string => typeof text === 'string' && text !== '');

function partOf(change: Change, before: Fields = {}, locale?: string): RefusedPart {
  const fields = change.type === 'create' || change.type === 'patch' ? change.fields : {};
  // For a kind that only a newer version knows, show just the texts.
  if (!isCollectionName(change.collection)) {
    const names = Object.keys(fields).filter((name) => name !== 'userId');
    const texts = textsIn(fields, names);
    return { kind: 'Record', done: changeWords[change.type], texts, facts: '' };
  }
  const kind = collectionOf(change.collection);
  const { titleField, textFields, perDay, words } = kind;
  const title = titleField === undefined ? [] : textsIn({ ...before, ...fields }, [titleField]);
  return {
    kind: words.one,
    done: changeWords[change.type],
    texts: [...title, ...textsIn(fields, textFields)],
    facts: factsOf(
      kind,
      perDay === undefined ? fields : { [perDay]: before[perDay], ...fields },
      change.type === 'patch' ? change.clear : [],
      locale,
    ),
  };
}

/** Each record of a rejected commit in words, in the order of its changes. */
export const partsOf = ({ changes, before }: RefusedCommit, locale?: string): readonly RefusedPart[] =>
  changes.map((change, index) => partOf(change, before[index], locale));

/** All texts of a commit, to paste elsewhere. */
export const copyText = (parts: readonly RefusedPart[]) =>
  parts
    .map(({ kind, texts, facts }) =>
      [...(texts.length > 0 ? texts : [kind]), facts].filter(Boolean).join('\n'),
    )
    .join('\n\n');

interface Refusal {
  readonly why: string;
  /** Label of the retry button; absent if a retry cannot succeed. */
  readonly retry?: string;
}

/** User-facing name of the parent of a commit's records, such as 'work'. */
function parentWord(changes: readonly Change[]): string {
  const names = changes.map(({ collection }) => collection).filter(isCollectionName);
  const parents = names.flatMap((name) => collectionOf(name).parent ?? []);
  const [parent] = parents.map(({ collection }) => collectionOf(collection as CollectionName).words.one);
  return parent?.toLowerCase() ?? 'record';
}

/** Whether purged records can be created again: this device still knows their contents. */
function canBeMadeAgain({ changes, before }: RefusedCommit): boolean {
  const known = before.filter((_, index) => ['patch', 'restore'].includes(changes[index]?.type ?? ''));
  return known.length > 0 && known.every(Boolean);
}

export function refusalOf(refused: RefusedCommit): Refusal {
  const { reason, changes } = refused;
  switch (reason) {
    case 'refused':
      if (changes.every(({ type }) => type === 'purge'))
        return {
          why: 'The server deleted none of it for good: some of it may have been restored on another device. What is still deleted is in the trash.',
        };
      return { why: 'The server did not accept this change.', retry: 'Retry' };
    case 'deleted-elsewhere':
      return {
        why: 'It was deleted on another device meanwhile. The change was made, and Restore brings it back.',
        retry: 'Restore',
      };
    case 'parent-deleted':
      return {
        why: `The ${parentWord(changes)} it belongs to was deleted on another device meanwhile.`,
        retry: `Restore the ${parentWord(changes)}`,
      };
    case 'gone':
      return {
        why: 'It was deleted for good on another device. Its text is kept here until you discard it.',
        ...(canBeMadeAgain(refused) && { retry: 'Make it again' }),
      };
  }
}
