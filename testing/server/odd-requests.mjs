import { connect } from 'node:net';

/**
 * Raw requests to our server that each lead to a different kind of response.
 * @param {{ page: string, file: string, etag?: string }} addresses of the page and of a script
 * @returns {Record<string, string>}
 */
export function oddRequests({ page, file, etag = '"none"' }) {
  /** @param {string} line @param {string[]} headers */
  const request = (line, ...headers) =>
    `${[`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;
  return {
    'the page': request(`GET ${page}`, 'Accept: text/html'),
    'the page by HEAD': request(`HEAD ${page}`, 'Accept: text/html'),
    'a script': request(`GET ${file}`),
    'a script that is known': request(`GET ${file}`, `If-None-Match: ${etag}`),
    'a part of a script': request(`GET ${file}`, 'Range: bytes=0-3'),
    'a part that is not there': request(`GET ${file}`, 'Range: bytes=99999999-'),
    'a condition that does not hold': request(`GET ${file}`, 'If-Match: "another"'),
    'a missing file': request('GET /gone.js'),
    'a missing file of a version': request('GET /m/gone/1/gone.js'),
    'a folder': request('GET /m'),
    'an address that leaves the folder': request('GET /../package.json'),
    'an address that cannot be decoded': request('GET /%zz.js'),
    'another method': request(`POST ${file}`, 'Content-Length: 0'),
    'a question for what is allowed': request(`OPTIONS ${file}`),
    'an expectation': request(`GET ${page}`, 'Expect: 200-ok', 'Accept: text/html'),
    'no host': `GET ${page} HTTP/1.1\r\nConnection: close\r\nAccept: text/html\r\n\r\n`,
    'another host': `GET ${page} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\nAccept: text/html\r\n\r\n`,
    'an old protocol': `GET ${page} HTTP/1.0\r\nAccept: text/html\r\n\r\n`,
    'no request at all': 'HELLO\r\n\r\n',
    'a header that is none': `GET ${page} HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n`,
    'headers that are too long': request(`GET ${page}`, `X-Long: ${'x'.repeat(40_000)}`),
  };
}

/**
 * Sends text to a server and reads the head of the response.
 * @param {number} port
 * @param {string} text
 * @returns {Promise<{ status: number, headers: Headers }>}
 */
export const sendAsIs = (port, text) =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [first = '', ...lines] = answer.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? [];
      const headers = new Headers();
      for (const line of lines)
        headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1));
      resolve({ status: Number(first.split(' ')[1]), headers });
    });
  });
