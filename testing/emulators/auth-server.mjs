import { createRequire } from 'node:module';

// Runs only the Auth emulator, without the hub of firebase-tools: `node auth-server.mjs <firebase-tools> <project>
// <port>`.
const [folder = '', projectId = '', port = ''] = process.argv.slice(2);
const { createApp } = createRequire(import.meta.url)(`${folder}/lib/emulator/auth/server.js`);

/** Constant of firebase-tools: accepts any project id without a warning. */
const anyProject = 0;
const app = await createApp(projectId, anyProject);
app.listen(Number(port), '127.0.0.1');
