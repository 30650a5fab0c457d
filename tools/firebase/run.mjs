// Nothing but a version check stands here: an older Node must be able to read this file to be told what it lacks.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Dayloom needs Node 20.19 or newer; this is ${process.versions.node}. Get it from https://nodejs.org.`,
  );
  process.exit(1);
}
const { prepareLaunch } = await import('../start/launch.mjs');
const options = await prepareLaunch();
// What this imports is there only now.
const { startOnEmulators } = await import('./start.mjs');
await startOnEmulators(options);
