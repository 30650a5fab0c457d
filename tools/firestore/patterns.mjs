/**
 * Patterns of texts that RE2 (security rules) and JavaScript interpret in the same way. The rules match a whole text.
 */

/** Existing days of one kind of year. @param {{ year: string, leapYear: string }} years */
const days = ({ year, leapYear }) =>
  `(${year}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|${leapYear}-02-29)`;

/** Years 1000 to 9999. */
const planDays = days({
  year: '[1-9][0-9]{3}',
  leapYear: '([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)',
});
/** Years 0000 to 9999. */
const anyDays = days({
  year: '[0-9]{4}',
  leapYear: '([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)',
});

/** A part of a path that is neither `.` nor `..`. */
const segment = '([.]{3,}|[.]{0,2}[A-Za-z0-9_~-])[A-Za-z0-9_~.-]*';

const clockTimes = '([01][0-9]|2[0-3]):[0-5][0-9]';

const recordId = '[A-Za-z0-9_-]{1,128}';

const step = '[A-Za-z0-9]{1,12} [-x] [^\\n\\r]{1,200}';

export const patterns = {
  recordId,
  recordIds: `(${recordId}( ${recordId})*)?`,
  stepLines: `${step}(\\n${step})*`,
  planDay: planDays,
  clockTime: clockTimes,
  instant: `${anyDays}T${clockTimes}:[0-5][0-9][.][0-9]{3}Z`,
  localDateTime: `${planDays}T${clockTimes}`,
  /** Whitespace that `String.prototype.trim` removes. */
  blank:
    '[\\t\\n\\x{b}\\f\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}]*',
  /** A path with its query and hash, which no browser takes to another host. */
  ownAddress: `/(${segment}(/${segment})*/?)?([?#][^\\x{0}-\\x{1f}\\x{7f}-\\x{9f}]*)?`,
  /** The name of a time zone, such as `America/Argentina/Buenos_Aires`. */
  timeZone: '[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+){0,2}',
};

/** A pattern as a string literal of the rules language. @param {string} pattern */
export const quoted = (pattern) => `'${pattern.replaceAll('\\', '\\\\')}'`;
