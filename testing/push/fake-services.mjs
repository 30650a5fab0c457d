import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Behaviour of the services, by the first part of the address: well; refusing (a 403 in their format); failing (a 503);
 * forgetful (every installation is a 404); silent (no response).
 * @typedef {{ method: string, path: string, installation?: string, body?: { fid?: string, web?: object } }} Call
 */

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': '*',
};

/** @param {import('node:http').IncomingMessage} asked @param {string} path @returns {Promise<Call>} */
async function callOf(asked, path) {
  const parts = [];
  for await (const part of asked) parts.push(part);
  const text = Buffer.concat(parts).toString();
  const token = String(asked.headers['x-goog-firebase-installations-auth'] ?? '');
  const installation = /^FIS token-of-(.+)$/.exec(token)?.[1];
  return {
    method: asked.method ?? '',
    path,
    body: text === '' ? undefined : JSON.parse(text),
    ...(installation && { installation }),
  };
}

/** @param {number} code @param {string} status @returns {[number, unknown]} as Google's services word it */
const errorOf = (code, status) => [code, { error: { code, message: status, status } }];

/** @param {Call} call @param {string} manner @returns {[number, unknown]} */
function answerTo(call, manner) {
  if (manner === 'refusing') return errorOf(403, 'PERMISSION_DENIED');
  if (manner === 'failing') return errorOf(503, 'UNAVAILABLE');
  const content = contentFor(call, manner === 'forgetful');
  return content ? [200, content] : errorOf(404, 'NOT_FOUND');
}

/**
 * Simulates Firebase Installations and the registrations of Cloud Messaging for a page that is configured with this
 * address, as their web clients use them. `/calls/{project}` lists the received calls, oldest first.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startFakePushServices() {
  /** @type {Map<string, Call[]>} */
  const calls = new Map();
  /** @param {import('node:http').IncomingMessage} asked @param {import('node:http').ServerResponse} answer */
  const serve = async (asked, answer) => {
    /** @param {number} status @param {unknown} content */
    const reply = (status, content) => {
      answer.writeHead(status, { ...cors, 'content-type': 'application/json' });
      answer.end(JSON.stringify(content));
    };
    if (asked.method === 'OPTIONS') return reply(200, {});
    const [, manner = '', ...rest] = (asked.url ?? '').split('/');
    if (manner === 'calls') return reply(200, calls.get(rest[0] ?? '') ?? []);
    const path = rest.join('/');
    const project = /projects\/([^/]+)/.exec(path)?.[1] ?? '';
    const call = await callOf(asked, path);
    calls.set(project, [...(calls.get(project) ?? []), call]);
    if (manner !== 'silent') reply(...answerTo(call, manner));
  };
  const server = createServer((asked, answer) => void serve(asked, answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** @param {Call} call @param {boolean} isForgetful @returns {object | undefined} undefined for a missing resource */
function contentFor({ method, path, installation, body }, isForgetful) {
  const [, resource, id, verb] = /\/(installations|registrations)(?:\/([^/]+))?(?:\/(.+))?$/.exec(path) ?? [];
  /** @param {string} to */
  const grant = (to) => ({ token: `token-of-${to}`, expiresIn: '604800s' });
  if (resource === 'registrations') {
    // Both paths name the installation that its token was granted to.
    if (!installation) return undefined;
    return method === 'POST' ? { name: `${path}/${installation}` } : id === installation ? {} : undefined;
  }
  if (resource !== 'installations') return undefined;
  const fid = body?.fid;
  if (method === 'POST' && !id && fid)
    return { name: `${path}/${fid}`, fid, refreshToken: 'refresh', authToken: grant(fid) };
  if (isForgetful || !id) return undefined;
  if (method === 'POST' && verb === 'authTokens:generate') return grant(id);
  return method === 'DELETE' ? {} : undefined;
}
