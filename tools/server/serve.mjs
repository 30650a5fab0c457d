#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { createServer } from './create-server.mjs';

const { values } = parseArgs({
  options: { folder: { type: 'string', default: 'dist/release' }, port: { type: 'string', default: '4200' } },
});

const server = await createServer({ folder: values.folder, port: Number(values.port) }).catch((error) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${values.port} is taken. Choose another with --port.` : error.message,
  );
  process.exit(1);
});
console.log(server.url);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => void server.close().then(() => process.exit(0)));
}
