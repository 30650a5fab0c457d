import { kindOf } from './kinds.mjs';
import { patterns, quoted } from './patterns.mjs';

const all = /** @param {string[]} conditions */ (conditions) => conditions.join('\n          && ');
const list = /** @param {string[]} fields */ (fields) =>
  `[${fields.map((field) => `'${field}'`).join(', ')}]`;

const head = `rules_version = '2';

// Written by "node tools/firestore/write.mjs" from the records and limits of libs/domain: change those, or the writer
// in tools/firestore, and not this file. What no rule allows is refused.

service cloud.firestore {
  match /databases/{database}/documents {
    // Who asks. A caller who is signed out has no uid, which makes the comparisons fail.

    function isMe(uid) {
      return request.auth.uid == uid;
    }
    function isMine(data) {
      return data.userId == request.auth.uid;
    }
    // What is not there is nobody's: a client that makes its own ids asks before it writes.
    function isMineOrNothing() {
      return request.auth != null && (resource == null || isMine(resource.data));
    }

    // What is written.

    function holdsOnly(fields) {
      return request.resource.data.keys().hasOnly(fields);
    }
    function changesOnly(fields) {
      return request.resource.data.diff(resource.data).affectedKeys().hasOnly(fields);
    }
    function risesByOne(field) {
      return request.resource.data[field] == resource.data[field] + 1;
    }
    // An own work as the whole commit leaves it.
    function isMyWork(id) {
      return isMine(getAfter(/databases/$(database)/documents/works/$(id)).data);
    }

    // What a field may hold. One that is missing makes its check fail.

    function isText(value, most) {
      return value is string && value.size() <= most;
    }
    // Blank is what String.prototype.trim leaves nothing of.
    function isFilledText(value, most) {
      return isText(value, most) && !value.matches(${quoted(patterns.blank)});
    }
    function isId(value) {
      return value.matches(${quoted(patterns.recordId)});
    }
    function isTimeZone(value) {
      return isText(value, 64) && value.matches(${quoted(patterns.timeZone)});
    }
    function isWholeNumber(value, least) {
      return value is int && value >= least && value <= ${Number.MAX_SAFE_INTEGER};
    }
    // A day of the calendar, yyyy-MM-dd.
    function isDay(value) {
      return value.matches(${quoted(patterns.planDay)});
    }
    // HH:mm
    function isClockTime(value) {
      return value.matches(${quoted(patterns.clockTime)});
    }
    // A moment as Date.prototype.toISOString writes it.
    function isMoment(value) {
      return value.matches(${quoted(patterns.instant)});
    }
    // A moment, or the yyyy-MM-ddTHH:mm of earlier writers.
    function isDateTime(value) {
      return isMoment(value) || value.matches(${quoted(patterns.localDateTime)});
    }
    // Clocks differ: a record may be dated up to a day ahead.
    function isNotAhead(moment) {
      return timestamp.date(int(moment[0:4]), int(moment[5:7]), int(moment[8:10]))
          + duration.time(int(moment[11:13]), int(moment[14:16]), int(moment[17:19]), int(moment[20:23]) * 1000000)
          <= request.time + duration.value(1, 'd');
    }
`;

/** Documents that are no records: the marks of the sync engine, and the push tokens of each device. */
const journals = `
      // How far each device's journal has been taken: only ever further.
      match /journals/{device} {
        allow get, delete: if isMe(uid);
        allow create: if isMe(uid) && isId(device) && isJournal(request.resource.data);
        allow update: if isMe(uid) && isJournal(request.resource.data)
          && request.resource.data.step > resource.data.step;
      }
`;
const devices = `
      match /devices/{device} {
        allow read, delete: if isMe(uid);
        allow create, update: if isMe(uid) && isId(device) && isDevice(request.resource.data);
      }
`;
/** @type {Record<string, string>} */
const below = { users: journals, userTokens: devices };

/**
 * @param {string} record
 * @param {string[]} checks
 * @returns {string} a function that tells whether `data` is such a record
 */
const recordFunction = (record, checks) => `
    function is${record}(data) {
      return ${all(checks)};
    }
`;

/** @param {import('./kinds.mjs').Kind} kind */
function creating({ record, keyedByUser, namesOwner, fields, hasCreatedAt, name }) {
  const data = 'request.resource.data';
  return all([
    keyedByUser ? 'isMe(uid)' : 'isId(id)',
    ...(namesOwner ? [`isMine(${data})`] : []),
    `holdsOnly(${list(fields)})`,
    `is${record}(${data})`,
    ...(hasCreatedAt ? [`isNotAhead(${data}.createdAt)`] : []),
    ...(name === 'tasks' ? [`isMyWork(${data}.workId)`] : []),
  ]);
}

/** @param {import('./kinds.mjs').Kind} kind */
function changing({ record, keyedByUser, changes, changing: fields }) {
  return all([
    keyedByUser ? 'isMe(uid)' : 'isMine(resource.data)',
    `changesOnly(${list(fields)})`,
    ...(changes === 'increment-all' ? fields.map((field) => `risesByOne('${field}')`) : []),
    `is${record}(request.resource.data)`,
  ]);
}

/** @param {import('./kinds.mjs').Kind} kind */
function matchOf(kind) {
  const { name, keyedByUser, namesOwner, changes } = kind;
  const lines = [
    `allow get, delete: if ${keyedByUser ? 'isMe(uid)' : 'isMineOrNothing()'};`,
    ...(namesOwner ? ['allow list: if isMine(resource.data);'] : []),
    `allow create: if ${creating(kind)};`,
    ...(changes === 'never' ? [] : [`allow update: if ${changing(kind)};`]),
  ];
  return `
    match /${name}/{${keyedByUser ? 'uid' : 'id'}} {
      ${lines.join('\n      ')}
${below[name] ?? ''}    }
`;
}

/**
 * The text of `firestore.rules`: one function per type of field, one per kind of record, one match per collection.
 * @param {readonly import('./kinds.mjs').Collection[]} collections those of libs/domain
 */
export function rulesText(collections) {
  const kinds = collections.map(kindOf);
  const tokens = kinds.find(({ name }) => name === 'userTokens');
  if (!tokens) throw new Error('There is no collection userTokens.');
  const device = [...tokens.fields, 'timeZone'];
  return [
    head,
    '\n    // What a record holds.\n',
    ...kinds.map(({ record, checks }) => recordFunction(record, checks)),
    recordFunction('Device', [
      `data.keys().hasOnly(${list(device)})`,
      ...tokens.checks,
      'isTimeZone(data.timeZone)',
    ]),
    recordFunction('Journal', ["data.keys().hasOnly(['step'])", 'data.step is int']),
    '\n    // Who may do what.\n',
    ...kinds.map(matchOf),
    '  }\n}\n',
  ].join('');
}
