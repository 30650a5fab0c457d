import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

/** @typedef {{ sub: string, name: string, email: string }} Person */

/** @type {Person[]} */
export const people = [
  { sub: '100000000000000000001', name: 'Ada Lovelace', email: 'ada@example.com' },
  { sub: '100000000000000000002', name: 'Grace Hopper', email: 'grace@example.com' },
];

/**
 * A fake Google on this machine: `/authorize` lists two people and sends the chosen one back with an unsigned token,
 * which the Auth emulator accepts and a real project rejects. It only redirects to this machine.
 * @param {{ port?: number }} [options] port 0 takes any free one
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} url is the authorize address
 */
export async function startFakeProvider({ port = 0 } = {}) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const failureOf = rejectionOf(url);
    response.writeHead(failureOf ? 400 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'",
    });
    response.end(failureOf ? pageOf(`<p>${failureOf}</p>`) : choiceOf(url.searchParams));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${taken}/authorize`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Checks that Google makes as well. @param {URL} url */
function rejectionOf({ pathname, searchParams }) {
  if (pathname !== '/authorize') return 'There is nothing here.';
  for (const name of ['client_id', 'redirect_uri', 'state', 'nonce'])
    if (!searchParams.get(name)) return `The parameter ${name} is missing.`;
  if (searchParams.get('response_type') !== 'id_token') return 'Only response_type=id_token is known.';
  if (!searchParams.get('scope')?.split(' ').includes('openid')) return 'The scope lacks openid.';
  return isOwnMachine(searchParams.get('redirect_uri') ?? '') ? undefined : 'Only this machine is served.';
}

/** @param {string} address */
const isOwnMachine = (address) =>
  URL.canParse(address) && /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(new URL(address).origin);

/** @param {URLSearchParams} asked */
function choiceOf(asked) {
  /** @param {Record<string, string>} answer */
  const back = (answer) =>
    `${asked.get('redirect_uri')}#${new URLSearchParams({ ...answer, state: asked.get('state') ?? '' })}`;
  const choices = people.map(
    (person) =>
      `<li><a href="${escaped(back({ id_token: unsignedToken(person, asked) }))}">${person.name}, ${person.email}</a></li>`,
  );
  return pageOf(
    `<ul>${choices.join('')}</ul><p><a href="${escaped(back({ error: 'access_denied' }))}">Cancel</a></p>`,
  );
}

/** @param {string} content */
const pageOf = (content) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Stand-in for Google</title></head>
  <body>
    <h1>Stand-in for Google</h1>
    <p>This page runs on your machine for trying Dayloom out. It is not Google, and these people do not exist.</p>
    ${content}
  </body>
</html>
`;

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** @param {Person} person @param {URLSearchParams} asked */
function unsignedToken(person, asked) {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'https://accounts.google.com',
    aud: asked.get('client_id'),
    ...person,
    email_verified: true,
    nonce: asked.get('nonce'),
    iat: now,
    exp: now + 3600,
    jti: randomUUID(),
  };
  /** @param {object} value */
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
