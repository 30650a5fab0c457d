// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Lexer } from 'marked';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nestedTexts } from './testing/nested-texts.ts';
import { Markdown } from './markdown.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const shown = (...lines: readonly string[]) => render(<Markdown text={lines.join('\n')} />).container;
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('[NT10] a note as Markdown', () => {
  it('has headings below its own title, paragraphs, emphasis and code', () => {
    const page = shown('# Trip', '', 'By **night** train, *or* ~~plane~~ `now`', '', '#### Packing');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Trip');
    expect(screen.getByRole('heading', { level: 6 }).textContent).toBe('Packing');
    const words = ['strong', 'em', 'del', 'code'].map((name) => page.querySelector(name)?.textContent);
    expect(words).toEqual(['night', 'or', 'plane', 'now']);
  });

  it('has lists, with a start number and with tasks', () => {
    const page = shown('3. three', '4. four', '', '- [x] tent', '- [ ] stove', '  - gas');
    expect(page.querySelector('ol')?.start).toBe(3);
    expect(screen.getByRole('img', { name: 'Done' }).closest('li')?.textContent).toContain('tent');
    expect(screen.getByRole('img', { name: 'Open' }).closest('li')?.textContent).toContain('stove');
    expect(page.querySelector('ul ul')?.textContent).toBe('gas');
  });

  it('has quotes, tables, blocks of code and rules', () => {
    const page = shown(
      '> said',
      '',
      '| a | b |',
      '|---|--:|',
      '| 1 | 2 |',
      '',
      '```',
      'x < y',
      '```',
      '',
      '---',
    );
    expect(page.querySelector('blockquote')?.textContent).toBe('said');
    expect([...page.querySelectorAll('th, td')].map(({ textContent }) => textContent)).toEqual([
      'a',
      'b',
      '1',
      '2',
    ]);
    expect(page.querySelector<HTMLElement>('td:last-child')?.style.textAlign).toBe('right');
    expect(page.querySelector('pre')?.textContent).toBe('x < y');
    expect(page.querySelector('hr')).toBeTruthy();
  });

  it('keeps the line breaks of a plain text', () => {
    expect(shown('Flour', 'Water').querySelectorAll('br')).toHaveLength(1);
  });

  it('shows HTML as typed, inline and as a block', () => {
    const page = shown(
      'a <b onclick="x()">bold</b> &amp; word',
      '',
      '<script>alert(1)</script>',
      '',
      '<img src=x>',
    );
    expect(page.querySelectorAll('b, script, img')).toHaveLength(0);
    for (const typed of ['<b onclick="x()">bold</b> &amp; word', '<script>alert(1)</script>', '<img src=x>'])
      expect(page.textContent).toContain(typed);
  });

  it('links open only websites, mailboxes and phones, in a tab without access to this one', () => {
    shown(
      '[a](https://a.example/x) http://b.example <c@d.example> [call](tel:+4930123456) [r](/goals)',
      '',
      '[s]: https://e.example',
      '[s]',
    );
    expect(links()).toEqual([
      'https://a.example/x',
      'http://b.example/',
      'mailto:c@d.example',
      'tel:+4930123456',
      'https://e.example/',
    ]);
    for (const link of screen.getAllByRole('link')) {
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
      expect(link.getAttribute('target')).toBe('_blank');
    }
    expect(screen.getByText(/\[r\]\(\/goals\)$/)).toBeTruthy();
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.example/x',
    'blob:https://a.example/1',
    '//a.example',
    'java&#115;cript:alert(1)',
    'java\tscript:alert(1)',
  ])('a link to %j is shown as it was typed, address included', (address) => {
    const typed = `[press](<${address}>)`;
    expect(shown(`Please ${typed} now`).textContent).toBe(`Please ${typed} now`);
    expect(links()).toEqual([]);
  });

  it.each([
    ['<javascript:alert(1)>'],
    ['![the sea](file:///sea.png)'],
    ['[**press**](ftp://a.example "title")'],
    ['[press][s]\n\n[s]: file:///etc/passwd'],
  ])('%j, which may not be opened, is shown as it was typed', (typed) => {
    expect(shown(typed).textContent).toBe(typed.replace('\n\n', ''));
    expect(links()).toEqual([]);
  });

  it('an image is a link: reading a note requests nothing', () => {
    const page = shown(
      '![the sea](https://a.example/sea.png) ![](https://a.example/2.png) ![x](data:image/png,1)',
    );
    expect(page.querySelector('img')).toBeNull();
    expect(links()).toEqual(['https://a.example/sea.png', 'https://a.example/2.png']);
    expect(screen.getByRole('link', { name: 'the sea' })).toBeTruthy();
  });

  it('[KA13] items and quotes have their own direction, so that their markers are where they begin', () => {
    const page = shown('- שלום', '- [ ] مرحبا', '1. One', '', '> שלום');
    for (const element of page.querySelectorAll<HTMLElement>('li, blockquote'))
      expect([element.localName, element.dir]).toEqual([element.localName, 'auto']);
    expect(page.querySelectorAll('li, blockquote')).toHaveLength(4);
  });

  it('text nested deeper than twelve levels is shown as typed', () => {
    const page = shown(`${'>'.repeat(20)} deep`);
    expect(page.querySelectorAll('blockquote').length).toBeLessThan(14);
    expect(page.textContent).toContain('> deep');
  });

  it.each([
    ...nestedTexts(50_000),
    { name: 'a long text in ten quotes', text: `${'> '.repeat(10)}${'a\n'.repeat(24_989)}a` },
    { name: 'a long text in an item', text: `- a${'\n  b'.repeat(12_499)}` },
    {
      name: 'a table whose rows are filled up',
      text: `${'|a'.repeat(5_000)}\n${'|-'.repeat(5_000)}\n${'a\n'.repeat(14_998)}a`,
    },
    { name: 'one word', text: `${'a'.repeat(49_999)}@` },
    { name: 'spaces', text: `a${' '.repeat(49_998)}b` },
    { name: 'paragraphs of a letter', text: `${'a\n\n'.repeat(16_666)}a` },
  ])('50,000 characters of $name are shown as they were typed', ({ text }) => {
    expect(text.length).toBeGreaterThan(45_000);
    expect(text.length).toBeLessThanOrEqual(50_000);
    const parser = vi.spyOn(Lexer.prototype, 'lex');
    const page = shown(text);
    expect(page.textContent).toBe(text);
    expect(page.querySelectorAll('*').length).toBeLessThan(5);
    expect(parser.mock.calls.length).toBe(0);
  });

  it.each([
    ['500 quoted lines', '> a line with **some** words\n'.repeat(500), 'blockquote strong', 500],
    ['a mail quoted six times', '> > > > > > a *line*\n'.repeat(400), 'blockquote em', 400],
    [
      'a table of 400 rows',
      `|a|b|\n|-|-|\n${'|**a**|[b](https://b.example)|\n'.repeat(400)}`,
      'td :is(strong, a)',
      800,
    ],
    ['a list of 1,000 items', '- **an** item\n'.repeat(1_000), 'li strong', 1_000],
    ['names with signs', 'The name a_name of_one_thing. '.repeat(1_000), 'p', 1],
  ])('%s are formatted', (_what, text, parts, count) => {
    expect(shown(text).querySelectorAll(parts)).toHaveLength(count);
  });

  it.each([
    ['emphasis', '_a_ __b '.repeat(1_200)],
    ['struck words', '~~a ~b~ '.repeat(1_200)],
    ['emphasis within emphasis', '*a '.repeat(1_000) + ' a*'.repeat(1_000)],
  ])(
    'signs of %s whose ends are searched for again and again are shown as they were typed',
    (_what, text) => {
      expect(shown(text).querySelectorAll('em, strong, del')).toHaveLength(0);
    },
  );

  it('16,000 quotes in one another are shown as they were typed', () => {
    expect(shown('> '.repeat(16_000)).querySelector('blockquote')).toBeNull();
  });

  it('a line of a list item is no heading, though the next one underlines it', () => {
    expect(shown('- Milk', '  ---').querySelector('h4')).toBeNull();
  });

  it('50,000 characters of a real text are rendered completely', () => {
    const chapter = '## Day\n\nSome *words* and [more](https://a.example).\n\n- one\n- two\n\n> said\n\n';
    const page = shown(chapter.repeat(50_000 / chapter.length));
    expect(page.querySelectorAll('h4').length).toBe(Math.floor(50_000 / chapter.length));
  });
});
