import { kindOf, listOf, metadata } from './kinds.mjs';
import { otherDocuments } from './rules-other-documents.mjs';
import { sharedFunctions } from './rules-functions.mjs';

/** @param {string[]} conditions */
const all = (conditions) => conditions.join('\n          && ');

const head = `rules_version = '2';

// Written by "node tools/firestore/write.mjs" from the records of libs/domain: change those, or the writer in
// tools/firestore, and not this file. What no rule allows is refused.

service cloud.firestore {
  match /databases/{database}/documents {`;

const next = 'request.resource.data';

/** Checks of a record of a kind and of a new record. @param {import('./kinds.mjs').Kind} kind */
const kindFunctions = ({ title, namesOwner, fields, checks, startChecks }) => `
    function isIn${title}(data) {
      return ${all(checks)};
    }
    function isNewIn${title}(data) {
      return ${all([
        ...(namesOwner ? ['isMine(data)'] : []),
        `data.keys().hasOnly(${listOf([...fields, ...metadata])})`,
        `isIn${title}(data)`,
        ...startChecks,
      ])};
    }
`;

/** @param {'isWritten' | 'isRewritten'} name @param {import('./kinds.mjs').Kind} kind */
const life = (name, { parent }) =>
  parent ? `${name}Below('${parent.collection}', '${parent.field}')` : `${name}()`;

/** The check of the id of a new record. @param {import('./kinds.mjs').Kind} kind */
function newId({ singleton, perDay }) {
  if (singleton) return 'isMe(uid)';
  return perDay ? `isIdOfMyDay(id, ${next}.${perDay})` : 'isId(id)';
}

/** Checks of how an update changes the content. @param {import('./kinds.mjs').Kind} kind */
function contentOf(kind) {
  const { title, perDay, changes, changing, changeChecks } = kind;
  const change = [
    `changesOnly(${listOf([...changing, ...metadata])})`,
    `isIn${title}(${next})`,
    ...changeChecks,
  ];
  return [
    'keepsContent()',
    'isEmptying()',
    ...(changes === 'never' ? [] : [`(${change.join('\n              && ')})`]),
    `(wasDeleted() ${perDay ? `&& ${newId(kind)} ` : ''}&& isNewIn${title}(${next}))`,
  ].join('\n            || ');
}

/** @param {import('./kinds.mjs').Kind} kind */
function matchOf(kind) {
  const { name, title, singleton, namesOwner } = kind;
  const lines = [
    `allow get: if ${singleton ? 'isMe(uid)' : 'isMineOrNothing()'};`,
    ...(namesOwner ? ['allow list: if isMine(resource.data);'] : []),
    `allow create: if ${all([newId(kind), life('isWritten', kind), `isNewIn${title}(${next})`])};`,
    `allow update: if ${all([
      singleton ? 'isMe(uid)' : 'isMine(resource.data)',
      life('isRewritten', kind),
      `(${contentOf(kind)})`,
    ])};`,
    `allow delete: if ${singleton ? 'isMe(uid)' : 'isMineOrNothing()'} && isDeletedOrNothing();`,
  ];
  return `
    match /${name}/{${singleton ? 'uid' : 'id'}} {
      ${lines.join('\n      ')}
    }
`;
}

/**
 * The text of `firestore.rules`: one function per type of field, two per kind of record, one match per collection.
 * @param {readonly import('./kinds.mjs').Collection[]} collections those of libs/domain
 */
export function rulesText(collections) {
  const kinds = collections.map(kindOf);
  const others = otherDocuments(kinds, collections);
  return [
    head,
    sharedFunctions,
    '\n    // What a record holds.\n',
    ...kinds.map(kindFunctions),
    '\n    // Documents that are not records.\n',
    others.functions,
    '\n    // Who may do what.\n',
    ...kinds.map(matchOf),
    others.matches,
    '  }\n}\n',
  ].join('');
}
