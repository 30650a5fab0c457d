import getPort from 'get-port';
import { startServer } from './server-process.mjs';

// Starts a small server with `startServer`, prints its port, and runs until it is killed.
const port = await getPort();
const server = `require('node:http').createServer((_, answer) => answer.end('ok')).listen(${port}, '127.0.0.1')`;
await startServer({ name: 'server', program: process.execPath, parameters: ['-e', server], port });
console.log(port);
setInterval(() => {}, 60_000);
