import { spawn } from 'node:child_process';

// Runs a program and ends it together with the process that started this one, even if that one is killed, because its
// end closes our standard input. Usage: `node keeper.mjs <program> <parameter>...`.
const [program = '', ...parameters] = process.argv.slice(2);
const child = spawn(program, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));

const end = () => void child.kill('SIGKILL');
process.stdin.resume().once('end', end).once('error', end);
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) process.on(signal, end);
