/**
 * What the rules of a kind need to know, derived from its collection in libs/domain.
 * @typedef {import('@dayloom/domain').Collection} Collection
 * @typedef {{ name: string, title: string, singleton: boolean, perDay: Collection['perDay'], namesOwner: boolean, changes: Collection['changes'],
 *   parent: Collection['parent'], fields: string[], checks: string[], startChecks: string[], changing: string[],
 *   changeChecks: string[] }} Kind
 */
import { fieldCheck, ifThere, isMoment } from './field-checks.mjs';

/** @param {readonly string[]} fields */
export const listOf = (fields) => `[${fields.map((field) => `'${field}'`).join(', ')}]`;

/** Fields of every record that are not part of its content. */
export const metadata = ['changedAt', 'deletedAt', 'expiresAt', 'deletedWith'];

const next = 'request.resource.data';

/** @param {NonNullable<Collection['span']>} span @param {string} data */
const spanCheck = ({ from, to, length, maxDays }, data) =>
  `isSpan(${data}.${from}, ${data}.${to}, ${data}.${length}, ${maxDays})`;

/** Unchanged days may be further apart, because earlier versions wrote such spans. @param {Collection['span']} span */
const changedSpanCheck = (span) =>
  span ? [`(!changesAny(['${span.from}', '${span.to}', '${span.length}']) || ${spanCheck(span, next)})`] : [];

/** Groups of which a record has all fields or none: those of optional fields. @param {Collection} collection */
const optionalGroups = ({ together, entries }) =>
  together.filter((group) => group.every((field) => entries[field]?.type === 'exact_optional'));

/** Fields that a newer rule checks only where they are written. @param {Collection} collection @param {string} data */
const writtenChecks = (collection, data) => [
  ...collection.addresses.map((field) => ({ fields: [field], check: `isOwnAddress(${data}.${field})` })),
  ...optionalGroups(collection).map((fields) => ({
    fields,
    check: `isTogether(${data}, ${listOf(fields)})`,
  })),
];

/** @param {Collection} collection @param {string[]} counters */
const stepChecks = ({ changes, maxIncrement }, [first = '', ...others]) =>
  changes === 'increment-all'
    ? [`isStep(data.${first}, ${maxIncrement})`, ...others.map((field) => `data.${field} == data.${first}`)]
    : [];

/** @param {string} field */
const rise = (field) => `${next}.${field} - resource.data.${field}`;
/** @param {Collection} collection @param {string[]} counters */
const riseChecks = ({ changes, maxIncrement }, [first = '', ...others]) =>
  changes === 'increment-all'
    ? [
        `isStep(${rise(first)}, ${maxIncrement})`,
        ...others.map((field) => `${rise(field)} == ${rise(first)}`),
      ]
    : [];

/** A device only lowers the number; the user may set any, together with the moment, which stays from then on. */
const loweredCheck = (/** @type {NonNullable<Collection['lowered']>} */ { field, from, unless }) =>
  `isLoweredOrSet('${field}', '${from}', '${unless}')`;

/** @param {Collection} collection @returns {Kind} */
export function kindOf(collection) {
  const {
    name,
    entries,
    owner,
    singleton,
    perDay,
    immutable,
    givenOnce,
    changes,
    initial,
    accountEmail,
    lowered,
    parent,
    span,
  } = collection;
  /** @type {Record<string, any>} */
  const schemas = entries;
  const fields = Object.keys(schemas);
  const namesOwner = owner === 'userId';
  // The owner of a record is compared with the caller, which is stricter than its schema.
  const checked = fields.filter((field) => !(namesOwner && field === 'userId'));
  const changing = checked.filter((field) => !immutable.includes(field));
  const moments = checked.filter((field) => isMoment(schemas[field]));
  // A value that is set once and never changes is also checked more strictly than by its schema.
  const isGiven = (/** @type {string} */ field) =>
    field in initial && (changes === 'never' || immutable.includes(field));
  return {
    name,
    title: name.charAt(0).toUpperCase() + name.slice(1),
    singleton,
    perDay,
    namesOwner,
    changes,
    parent,
    fields,
    checks: checked.filter((field) => !isGiven(field)).map((field) => fieldCheck(field, schemas[field])),
    startChecks: [
      ...Object.entries(initial).map(([field, value]) => `data.${field} == '${value}'`),
      ...moments.map((field) => ifThere(field, schemas[field], `isNotAhead(data.${field})`)),
      ...(accountEmail ? [`isMyEmail(data.${accountEmail})`] : []),
      ...(span ? [spanCheck(span, 'data')] : []),
      ...writtenChecks(collection, 'data').map(({ check }) => check),
      ...stepChecks(collection, changing),
      ...(parent
        ? [
            ifThere(
              parent.field,
              schemas[parent.field],
              `isMine(after('${parent.collection}', data.${parent.field}))`,
            ),
          ]
        : []),
    ],
    changing,
    changeChecks: [
      ...moments.filter((field) => changing.includes(field)).map((field) => `isTimely('${field}')`),
      ...changedSpanCheck(span),
      ...writtenChecks(collection, next).map(
        ({ fields: group, check }) => `(!changesAny(${listOf(group)}) || ${check})`,
      ),
      ...givenOnce.map((field) => `keepsOnceGiven('${field}')`),
      ...(parent && changing.includes(parent.field)
        ? [`isBelowAsBeforeOrMine('${parent.collection}', '${parent.field}')`]
        : []),
      ...riseChecks(collection, changing),
      ...(lowered ? [loweredCheck(lowered)] : []),
    ],
  };
}
