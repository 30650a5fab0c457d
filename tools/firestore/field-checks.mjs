import { patterns, quoted } from './patterns.mjs';

/**
 * Translates the schema of a field (valibot, of libs/domain) to the expression with which the rules check it.
 * @typedef {{ type: string, message?: unknown, requirement?: any, options?: readonly string[], pipe?: readonly Part[],
 *   wrapped?: Part }} Part
 */

/**
 * Fields that are checked by a separate function, by the error message of their schema. @type {Record<string, string>}
 */
const named = {
  'not a calendar day': 'isDay',
  'not a clock time': 'isClockTime',
  'not a moment': 'isMoment',
  'not a point in time': 'isMoment',
  'not a date and time': 'isDateTime',
};

/**
 * @param {Part} schema
 * @param {string} value the expression of the field, such as `data.title`
 * @returns {string} throws for a schema without a known check
 */
export function checkOf(schema, value) {
  const parts = schema.pipe ?? [schema];
  const [type] = parts;
  const message = parts.map((part) => String(part.message)).find((text) => text in named);
  if (message) return `${named[message]}(${value})`;
  if (type?.type === 'boolean') return `${value} is bool`;
  if (type?.type === 'picklist')
    return `${value} in [${(type.options ?? []).map((it) => `'${it}'`).join(', ')}]`;
  if (type?.type === 'number') return numberCheck(parts, value);
  if (type?.type === 'string') return textCheck(parts, value);
  throw new Error(`The rules have no check for ${value}: teach tools/firestore/field-checks.mjs its schema.`);
}

/** @param {readonly Part[]} parts @param {string} value */
function numberCheck(parts, value) {
  const [min, max] = [requirementOf(parts, 'min_value'), requirementOf(parts, 'max_value')];
  return max === Number.MAX_SAFE_INTEGER
    ? `isWholeNumber(${value}, ${min})`
    : `isNumberWithin(${value}, ${min}, ${max})`;
}

/** @param {readonly Part[]} parts @param {string} value */
function textCheck(parts, value) {
  const pattern = parts.find(({ type }) => type === 'regex')?.requirement.source;
  if (pattern === `^${patterns.recordIds}$`) return `isIds(${value}, ${requirementOf(parts, 'max_length')})`;
  if (pattern === `^${patterns.stepLines}$`)
    return `isSteps(${value}, ${requirementOf(parts, 'max_length')})`;
  if (pattern !== undefined) return patternCheck(pattern, value);
  const isFilled = parts.some(({ message }) => message === 'blank');
  return `${isFilled ? 'isFilledText' : 'isText'}(${value}, ${requirementOf(parts, 'max_length')})`;
}

/**
 * A pattern limits the length of a text as well.
 * @param {string} pattern begins with `^` and ends with `$`, since `matches` compares the whole text
 * @param {string} value
 */
function patternCheck(pattern, value) {
  const whole = pattern.slice(1, -1);
  return whole === patterns.recordId ? `isId(${value})` : `${value}.matches(${quoted(whole)})`;
}

/** @param {readonly Part[]} parts @param {string} type @returns {number} */
function requirementOf(parts, type) {
  const part = parts.find((it) => it.type === type);
  if (!part) throw new Error(`A field without ${type}: the rules check none like it.`);
  return part.requirement;
}

/** Whether the field contains a timestamp. @param {Part} schema */
export const isMoment = (schema) => String((schema.wrapped ?? schema).message) === 'not a moment';

/** Whether the field is optional. @param {Part} schema */
const isOptional = (schema) => schema.type === 'exact_optional';

/**
 * A check of a field of `data` that accepts a missing optional field.
 * @param {string} field
 * @param {Part} schema
 * @param {string} check
 */
export const ifThere = (field, schema, check) =>
  isOptional(schema) ? `(!('${field}' in data) || ${check})` : check;

/**
 * The check of a field of `data`, including optional ones.
 * @param {string} field
 * @param {Part} schema
 */
export const fieldCheck = (field, schema) =>
  ifThere(field, schema, checkOf(schema.wrapped ?? schema, `data.${field}`));
