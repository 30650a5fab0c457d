const interval = '(;INTERVAL=([2-9]|[1-9][0-9]{1,2}))?';
const weekday = '(MO|TU|WE|TH|FR|SA|SU)';
const monthDay = '(-1|[1-9]|1[0-9]|2[0-8]|28,29(,30(,31)?)?;BYSETPOS=-1)';

/**
 * A regular expression for the text of a rule, for JavaScript and RE2. It accepts every text of `ruleText`, and some
 * that `readRule` rejects: days that do not exist, weekdays in another order, and WKST without INTERVAL.
 */
export const rulePattern = [
  `FREQ=(DAILY${interval}`,
  `WEEKLY${interval};BYDAY=${weekday}(,${weekday}){0,6}(;WKST=(TU|WE|TH|FR|SA|SU))?`,
  `MONTHLY${interval};(BYMONTHDAY=${monthDay}|BYDAY=([1-5]|-1)${weekday})`,
  `YEARLY${interval};BYMONTH=([1-9]|1[0-2]);BYMONTHDAY=([1-9]|[12][0-9]|3[01]|28,29;BYSETPOS=-1))`,
]
  .join('|')
  .concat('(;UNTIL=[1-9][0-9]{7}|;COUNT=[1-9][0-9]{0,2})?');
