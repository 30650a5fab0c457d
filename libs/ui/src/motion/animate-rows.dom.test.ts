// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followRows } from './animate-rows.ts';
import { moveEvent, type Direction } from './direction.ts';

const height = 40;
const drawn: { readonly what: string; readonly frames: Keyframe }[] = [];
let reduced = false;

function item(id: string) {
  const row = document.createElement('li');
  row.dataset['glides'] = id;
  return row;
}
function list(id: string, ...items: readonly HTMLElement[]) {
  const rows = document.createElement('ul');
  rows.id = id;
  rows.append(...items);
  return rows;
}

beforeEach(() => {
  drawn.length = 0;
  reduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  // jsdom has no layout: place the rows below each other in document order.
  Element.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const at = [...document.querySelectorAll('main li')].indexOf(this);
    return new DOMRect(0, Math.max(0, at) * height, 300, height);
  };
  Element.prototype.animate = function (this: HTMLElement, frames) {
    drawn.push({
      what: (this.dataset['glides'] ?? this.dataset['leaving']) || '',
      frames: frames as Keyframe,
    });
    return { finished: new Promise(() => undefined), cancel: () => undefined } as unknown as Animation;
  };
  const asking = document.createElement('dialog');
  asking.open = true;
  const second = item('b');
  second.id = 'b';
  second.append(asking);
  const main = document.createElement('main');
  main.append(list('open', item('a'), second, item('c')), list('done'));
  document.body.replaceChildren(main);
});
afterEach(() => vi.unstubAllGlobals());
followRows();

const row = (id: string) => document.querySelector<HTMLElement>(`main [data-glides="${id}"]`)!;
const moves = (...rows: readonly (readonly [string, Direction])[]) =>
  document.dispatchEvent(new CustomEvent(moveEvent, { detail: new Map(rows) }));
/** Mutation observers run in a microtask, and the animation starts in the next frame. */
async function observed() {
  await Promise.resolve();
  await new Promise(requestAnimationFrame);
}
const ways = () =>
  drawn.map(({ what, frames }) => [what, (frames['transform'] as unknown as string[]).join()]);

it('[KA11] a pressed row moves to its new position, and the rows it passes move to theirs', async () => {
  row('a').click();
  row('c').after(row('a'));
  await observed();
  expect(ways()).toEqual([
    ['a', 'translate(0px, -80px),none'],
    ['b', 'translate(0px, 40px),none'],
    ['c', 'translate(0px, 40px),none'],
  ]);
});

it('[KA11] a row that appears in another list moves there from its old position', async () => {
  row('a').click();
  row('a').remove();
  document.querySelector('#done')!.append(item('a'));
  await observed();
  expect(ways()).toContainEqual(['a', 'translate(0px, -80px),none']);
});

it.each([
  ['later', 'translateX(100px)'],
  ['earlier', 'translateX(-100px)'],
] as const)(
  '[KA11] a row moved to a day that is %s leaves in that direction, as an inert copy',
  async (way, end) => {
    moves(['b', way]);
    row('b').remove();
    await observed();
    expect(ways()).toEqual([
      ['b', `none,${end}`],
      ['c', 'translate(0px, 40px),none'],
    ]);
    const picture = document.querySelector<HTMLElement>('[data-leaving="b"]')!;
    expect([picture.ariaHidden, picture.inert, picture.querySelectorAll('[id], dialog').length]).toEqual([
      'true',
      true,
      0,
    ]);
  },
);

it('[KA4] nothing moves with reduced motion', async () => {
  reduced = true;
  moves(['b', 'later']);
  row('a').click();
  row('b').remove();
  await observed();
  expect(ways()).toEqual([]);
  expect(document.querySelector('[data-leaving]')).toBeNull();
});

it('[KA11] rows of another screen appear without motion', async () => {
  row('a').click();
  history.pushState({}, '', '/elsewhere');
  row('b').remove();
  await observed();
  expect(ways()).toEqual([]);
});
