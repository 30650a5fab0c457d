/**
 * Notes of a length that a Markdown parser takes longest for: marks nested in each other, and marks from each of which
 * it searches through the rest.
 * @param length in characters, which none exceeds
 */
export function nestedTexts(length: number) {
  const full = (part: string) => part.repeat(Math.floor(length / part.length)).trimEnd();
  const stairs = (mark: string, step: string) => {
    const lines = [];
    for (let level = 0, left = length; left > 0; level += 1) {
      lines.push(`${step.repeat(level)}${mark} a\n`);
      left -= step.length * (level + 1) + 4;
    }
    return lines.slice(0, -1);
  };
  return [
    { name: 'quotes in quotes', text: full('> ') },
    { name: 'quotes without spaces', text: full('>') },
    { name: 'lines of a hundred quotes', text: full(`${'> '.repeat(100)}a\n\n`) },
    { name: 'quotes that end one by one', text: stairs('>', '> ').toReversed().join('') },
    { name: 'numbers in numbers', text: full('1. ') },
    { name: 'items in items', text: full('+ ') },
    { name: 'quotes in items in quotes', text: full('> - ') },
    { name: 'items deeper and deeper', text: stairs('-', '  ').join('') },
    { name: 'signs of emphasis', text: full('_a_ __b ') },
    { name: 'emphasis in emphasis', text: full(`${'_*a'.repeat(300)}\n\n`) },
    {
      name: 'emphasis that ends later',
      text: full('*a ').slice(0, length / 2) + full(' a*').slice(0, length / 2),
    },
    { name: 'words of signs', text: full(`${'a_'.repeat(2_000)} `) },
    { name: 'open brackets', text: full('[') },
    { name: 'open brackets between spaces', text: full('[ ') },
    { name: 'links in links', text: full('[ ').slice(0, length / 3) + full('](b)').slice(0, length / 1.6) },
    { name: 'open images', text: full('![a]( ') },
    { name: 'signs of code', text: full('` ') },
    { name: 'words before an @', text: full(`${'a'.repeat(499)}@ `) },
  ];
}
