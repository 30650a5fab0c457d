import { createServer } from 'node:net';

const loopbacks = ['127.0.0.1', '::1'];

/**
 * The first port from `wanted` on that nobody listens on, on either loopback address: a browser asked for
 * localhost may try both. Throws `EADDRINUSE` after 50 taken ones.
 * @param {number} wanted
 */
export async function freePort(wanted) {
  for (let port = wanted; port < wanted + 50 && port < 65_536; port += 1) {
    const free = await Promise.all(loopbacks.map((host) => isFree(port, host)));
    if (free.every(Boolean)) return port;
  }
  throw Object.assign(new Error(`no free port from ${wanted} on`), { code: 'EADDRINUSE' });
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>} true as well where the machine has no such address
 */
function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) =>
      resolve('code' in error && error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
