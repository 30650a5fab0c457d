// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareLanding } from './landing-script.ts';

const page = document.documentElement;
const loading = '<p class="boot" role="status" hidden>Loading...</p>';
const landing =
  '<div id="landing"><i data-style="width: 40%"></i>' +
  '<input type="radio" name="t" value="light"><input type="radio" name="t" value="dark">' +
  '<input type="checkbox" value="a task of the demo"></div>';

const elementsOf = (html: string) => [...new DOMParser().parseFromString(html, 'text/html').body.children];

/** Runs the script in a page that is being parsed: the head first, then the content, then the end. */
async function read(root: string) {
  prepareLanding();
  document.body.replaceChildren(...elementsOf(`<div id="root">${root}</div>`));
  // Observers are notified at the end of the turn.
  await Promise.resolve();
}
const endReading = () => document.dispatchEvent(new Event('readystatechange'));
const standing = () =>
  [...document.querySelectorAll('#root > *')].map(({ id, className }) => id || className);
const dot = (theme: string) => document.querySelector<HTMLInputElement>(`[value="${theme}"]`)!;

beforeEach(() => {
  page.dataset['theme'] = 'light';
  delete page.dataset['start'];
});
afterEach(() => {
  endReading();
  localStorage.clear();
});

it('[LP5] a visitor has the landing page with its styles and theme dots while the page is still being parsed', async () => {
  await read(loading + landing);
  expect(document.querySelector('i')!.style.width).toBe('40%');
  expect([dot('light').checked, dot('dark').checked]).toEqual([true, false]);
  dot('dark').click();
  expect([page.dataset['theme'], localStorage.getItem('theme-storage')]).toEqual(['dark', 'dark']);
  document.querySelector<HTMLInputElement>('[type="checkbox"]')!.click();
  expect(page.dataset['theme'], 'only theme dots choose a theme').toBe('dark');
  endReading();
  expect(standing(), 'what the script takes over').toEqual(['landing']);
});

it('[LP5] the last button pressed on it is marked, until the page is hydrated', async () => {
  await read(`${loading}<div id="landing"><button>Menu</button><button><i>Start</i></button></div>`);
  const [menu, start] = document.querySelectorAll('button');
  menu!.click();
  start!.querySelector('i')!.click();
  expect([...document.querySelectorAll('[data-pressed]')]).toEqual([start]);
  page.dataset['start'] = 'app';
  menu!.click();
  expect([...document.querySelectorAll('[data-pressed]')]).toEqual([start]);
});

it('[LP5] a signed-in user, or a visitor at another address, has only the placeholder of a screen', async () => {
  page.dataset['start'] = 'app';
  await read(loading + landing);
  expect(document.querySelector('i')!.style.width, 'it is not visible').toBe('');
  endReading();
  expect(standing()).toEqual(['boot']);
});

it('a page without a landing page, as in development, is left unchanged', async () => {
  await read(loading);
  endReading();
  expect(standing()).toEqual(['boot']);
  document.getElementById('root')!.append(...elementsOf('<i data-style="width: 1%"></i>'));
  await Promise.resolve();
  expect(document.querySelector('i')!.style.width, 'nothing watches any more').toBe('');
});
