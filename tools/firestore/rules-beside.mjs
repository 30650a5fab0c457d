import { listOf } from './rules-functions.mjs';

/** Documents that are no records: the marks of the outbox, a note of the sync, and the push tokens of each device. */

const functionsBeside = `
    // The ids of what a device has sent, so that nothing of it is taken twice.
    function isMark(data) {
      return data.keys().hasOnly(['count', 'ids', 'last', 'stamp', 'step'])
          && data.count is int
          && isListOfIds(data.ids)
          && isListOfIds(data.last)
          && data.stamp == request.time
          && (!('step' in data) || isWholeNumber(data.step, 1));
    }
    function isListOfIds(value) {
      return value.size() <= 200 && value.join(' ').matches('[A-Za-z0-9_. -]*');
    }
`;

/** @param {import('./kinds.mjs').Kind} tokens */
const deviceFunction = ({ fields, checks }) => `
    function isDevice(data) {
      return ${[`data.keys().hasOnly(${listOf([...fields, 'timeZone'])})`, ...checks, 'isTimeZone(data.timeZone)'].join('\n          && ')};
    }
`;

const matches = `
    match /users/{uid}/journals/{device} {
      allow get, delete: if isMe(uid);
      allow create: if isMe(uid) && isId(device) && isMark(request.resource.data)
          && request.resource.data.count == 1;
      // The first release counted steps alone.
      allow update: if isMe(uid) && isMark(request.resource.data)
          && request.resource.data.count == resource.data.get('count', 0) + 1;
    }

    // That the records from before the stamp have one.
    match /users/{uid}/state/sync {
      allow get, delete: if isMe(uid);
      allow create, update: if isMe(uid)
          && request.resource.data.keys().hasOnly(['stampedAt'])
          && request.resource.data.stampedAt == request.time;
    }

    match /userTokens/{uid}/devices/{device} {
      allow read, delete: if isMe(uid);
      allow create, update: if isMe(uid) && isId(device) && isDevice(request.resource.data);
    }
`;

/** @param {readonly import('./kinds.mjs').Kind[]} kinds */
export function besideTheRecords(kinds) {
  const tokens = kinds.find(({ name }) => name === 'userTokens');
  if (!tokens) throw new Error('There is no collection userTokens.');
  return { functions: functionsBeside + deviceFunction(tokens), matches };
}
