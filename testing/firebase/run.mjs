// This file contains only a version check, so that an older Node can read it and report what is missing.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Dayloom needs Node 20.19 or newer; this is ${process.versions.node}. Get it from https://nodejs.org.`,
  );
  process.exit(1);
}
const { prepareLaunch } = await import('../../tools/start/launch.mjs');
const options = await prepareLaunch();
// Its imports are installed only now.
const { startOnEmulators } = await import('./start.mjs');
await startOnEmulators(options);
