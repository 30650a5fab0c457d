import { expect, it } from 'vitest';
import { uploadOrder } from './upload-order.mjs';

const names = [
  ...['modules.json', 'index.html', 'manifest.webmanifest', 'sign-in.html', 'sign-in.js', 'licences.txt'],
  ...['m/works/1/files.json', 'm/works/1/entry.json', 'm/works/1/js/page.js'],
  ...['s/1/registry.json', 's/1/main.js', 's/1/files.json'],
];

it('[MO25] uploads files before the files that name them, and the registry last', () => {
  expect(uploadOrder(names)).toEqual([
    ['m/works/1/js/page.js', 's/1/main.js'],
    ['m/works/1/entry.json', 's/1/registry.json'],
    ['m/works/1/files.json', 's/1/files.json'],
    ['sign-in.js', 'licences.txt'],
    ['manifest.webmanifest', 'sign-in.html'],
    ['index.html'],
    ['modules.json'],
  ]);
});

it('[MO25] swaps page and registry when the page has to wait', () => {
  expect(uploadOrder(names, { isRegistryFirst: true }).slice(-2)).toEqual([['modules.json'], ['index.html']]);
});
