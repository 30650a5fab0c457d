/** A line so long was broken for the width of a page, not to begin another. */
const brokenFrom = 50;
/** What begins a line of its own: an item of a list, a heading, a package. */
const begins = /^\s*(?:[-*•@]|\(?\w{1,3}[.)]|[\w@/-]+ \d+\.\d+)/;
const rule = /^[-=_*]{5,}$/;

function unbroken(paragraph: string): string {
  const lines = paragraph
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !rule.test(line));
  const [first = '', ...others] = lines;
  return others.reduce((text, line, index) => {
    const isBroken = (lines[index]?.length ?? 0) >= brokenFrom && !begins.test(line);
    return text + (isBroken ? ' ' : '\n') + line;
  }, first);
}

/** The paragraphs of a text of licences, with the lines of each joined that were broken for a page. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(unbroken)
    .filter(Boolean);
