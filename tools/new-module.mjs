import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { newModule } from './new-module/new-module.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { name, title, files, port } = await newModule(root, positionals);
  console.log(`${title} is in apps/${name}:`);
  for (const file of files) console.log(`  ${file}`);
  const commands = [
    [`npx nx dev ${name}`, `runs it alone on http://localhost:${port}`],
    [`npx nx test ${name}`, 'runs its tests'],
    ['npm run check', 'types, lint and boundaries'],
    [`npm run release ${name}`, 'builds it and makes it live'],
  ];
  const width = Math.max(...commands.map(([command = '']) => command.length)) + 2;
  console.log('');
  for (const [command = '', what] of commands) console.log(`${command.padEnd(width)}${what}`);
  console.log('What comes next is in docs/feature-team.md.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
