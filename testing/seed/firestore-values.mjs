/** @typedef {{ [kind: string]: any }} Value Firestore's own notation of a value in JSON */

/**
 * Encodes fields in the format of Firestore's REST API.
 * @param {Readonly<Record<string, unknown>>} fields
 * @returns {Record<string, Value>}
 */
export const encodeFields = (fields) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, encode(value)]),
  );

/** @param {unknown} value @returns {Value} */
function encode(value) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (typeof value === 'object' && value !== null)
    return { mapValue: { fields: encodeFields(/** @type {Record<string, unknown>} */ (value)) } };
  return { nullValue: null };
}

/**
 * Decodes fields written by `encodeFields`.
 * @param {Record<string, Value>} [fields]
 * @returns {Record<string, unknown>}
 */
export const decodeFields = (fields = {}) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]));

/** @param {Value} value @returns {unknown} */
function decode(value) {
  const [kind = 'nullValue', content] = Object.entries(value)[0] ?? [];
  if (kind === 'integerValue') return Number(content);
  if (kind === 'mapValue') return decodeFields(content.fields);
  if (kind === 'arrayValue') return (content.values ?? []).map(decode);
  return content;
}
