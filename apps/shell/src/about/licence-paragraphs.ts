/** A line of at least this many characters was wrapped to fit a page, so the next line continues it. */
const brokenFrom = 50;
/** The start of a new line that continues nothing: a list item, a heading, a package. */
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

/** Splits a text of licences into paragraphs and joins the wrapped lines of each. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(unbroken)
    .filter(Boolean);
