import { listOf } from './kinds.mjs';
import { patterns } from './patterns.mjs';

/**
 * Documents that are not records: the marks of the outbox, the history of records, and the push tokens of each device.
 */

const markFunctions = `
    // The ids of what a device has sent, so that nothing of it is taken twice.
    function isMark(data) {
      return data.keys().hasOnly(['count', 'ids', 'last', 'stamp'])
          && data.count is int
          && isListOfIds(data.ids)
          && isListOfIds(data.last)
          && data.stamp == request.time;
    }
    function isListOfIds(value) {
      return value.size() <= 200 && value.join(' ').matches('[A-Za-z0-9_. -]*');
    }
`;

/**
 * A change in the history of a record. Its checks must never prevent the change itself, so earlier values may have any
 * length.
 * @param {readonly import('./kinds.mjs').Collection[]} collections those with a history
 */
const changeFunction = (collections) => {
  const fields = [...new Set(collections.flatMap(({ entries }) => Object.keys(entries)))].toSorted();
  return `
    // What changed of a record; its fields are as long as they were.
    function isChange(data) {
      return data.keys().hasOnly(['record', 'at', 'kind', 'before', 'added', 'order', 'device', 'deviceKind', 'stamp', 'due'])
          && data.record.matches('(${collections.map(({ name }) => name).join('|')})/${patterns.recordId}')
          && isText(data.at, 30)
          && data.kind in ['created', 'changed', 'deleted', 'restored', 'purged']
          && data.before.keys().hasOnly(${listOf(fields)})
          && data.added.hasOnly(${listOf(fields)})
          && data.added.size() <= ${fields.length}
          && isWholeNumber(data.order, 0)
          && isId(data.device)
          && data.deviceKind in ['phone', 'tablet', 'computer']
          && data.stamp == request.time
          && (!('due' in data) || data.due >= request.time);
    }
`;
};

/**
 * The latest device sets the user's time zone. A device with a clock ahead would otherwise keep setting it, so its
 * timestamp is checked.
 * @param {import('./kinds.mjs').Kind} tokens
 */
const deviceFunction = ({ fields, checks }) => `
    function isDevice(data) {
      return ${[`data.keys().hasOnly(${listOf([...fields, 'timeZone'])})`, ...checks, 'isNotAhead(data.updatedAt)', 'isTimeZone(data.timeZone)'].join('\n          && ')};
    }
`;

/** @param {readonly import('./kinds.mjs').Kind[]} kinds */
const matches = (kinds) => `
    // No document: says to anyone whether these rules know a kind, which a release asks before it goes live (MO23).
    match /recordKinds/{kind} {
      allow get: if kind in ${listOf(kinds.map(({ name }) => name))};
    }

    match /users/{uid}/journals/{device} {
      allow read, delete: if isMe(uid);
      allow create: if isMe(uid) && isId(device) && isMark(request.resource.data)
          && request.resource.data.count == 1;
      allow update: if isMe(uid) && isMark(request.resource.data)
          && request.resource.data.count == resource.data.count + 1;
    }

    // What changed of each record (HI1).
    match /users/{uid}/history/{change} {
      allow read, delete: if isMe(uid);
      allow create: if isMe(uid) && change.matches('[A-Za-z0-9_.-]{1,160}') && isChange(request.resource.data);
      // Its record was restored, or a change that was accepted before is sent again, which must not be refused.
      allow update: if isMe(uid)
          && ((changesOnly(['due']) && !('due' in request.resource.data))
            || (isChange(request.resource.data) && request.resource.data.record == resource.data.record));
    }

    match /userTokens/{uid}/devices/{device} {
      allow read, delete: if isMe(uid);
      allow create, update: if isMe(uid) && isId(device) && isDevice(request.resource.data);
    }
`;

/**
 * @param {readonly import('./kinds.mjs').Kind[]} kinds
 * @param {readonly import('./kinds.mjs').Collection[]} collections
 */
export function otherDocuments(kinds, collections) {
  const tokens = kinds.find(({ name }) => name === 'userTokens');
  if (!tokens) throw new Error('There is no collection userTokens.');
  const withHistory = collections.filter(({ labels }) => Object.keys(labels).length > 0);
  return {
    functions: markFunctions + deviceFunction(tokens) + changeFunction(withHistory),
    matches: matches(kinds),
  };
}
