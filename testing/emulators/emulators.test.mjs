import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { downloads, firestoreJar, javaVersion, requireJava } from './find-firestore.mjs';
import { startFirestoreEmulator } from './firestore.mjs';
import { startServer } from './server-process.mjs';

const node = process.execPath;

describe('the Firestore emulator on this machine', () => {
  let home = '';
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'dayloom-emulators-'));
    await mkdir(downloads(home), { recursive: true });
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  /** @param {string} name */
  const download = async (name) => {
    const path = join(downloads(home), name);
    await writeFile(path, '');
    return path;
  };

  it('is the named jar, else the installed one, else the newest download', async () => {
    const installed = join(home, 'no-such.jar');
    expect(await firestoreJar({ named: undefined, installed, home })).toBeUndefined();
    await download('ui-v1.15.0.zip');
    expect(await firestoreJar({ named: undefined, installed, home })).toBeUndefined();
    const older = await download('cloud-firestore-emulator-v1.9.0.jar');
    const newest = await download('cloud-firestore-emulator-v1.19.8.jar');
    expect(await firestoreJar({ named: undefined, installed, home })).toBe(newest);
    expect(await firestoreJar({ named: undefined, installed: older, home })).toBe(older);
    expect(await firestoreJar({ named: newest, installed: older, home })).toBe(newest);
  });

  it('is never another one than the named one', async () => {
    const named = join(home, 'moved-away.jar');
    await expect(firestoreJar({ named, home })).rejects.toThrow(
      `FIRESTORE_EMULATOR_JAR names ${named}, which does not exist: correct it or take it away.`,
    );
  });

  it('needs rules that exist', async () => {
    await expect(startFirestoreEmulator({ rules: 'no-such.rules' })).rejects.toThrow(
      'The rules no-such.rules do not exist.',
    );
  });
});

describe('Java', () => {
  it('is recognized by its old and new version texts', () => {
    expect(javaVersion('openjdk version "17.0.15" 2025-04-15')).toBe(17);
    expect(javaVersion('openjdk version "21" 2023-09-19')).toBe(21);
    expect(javaVersion('java version "1.8.0_392"')).toBe(8);
    expect(javaVersion('The operation could not be completed')).toBe(0);
  });

  it('is rejected with the install command when it is missing or too old', async () => {
    const command = /sudo apt-get install default-jre-headless/;
    await expect(requireJava('/no/such/java')).rejects.toThrow(/^No Java: .*Java 11 or newer/);
    await expect(requireJava('/no/such/java')).rejects.toThrow(command);
    const folder = await mkdtemp(join(tmpdir(), 'dayloom-java-'));
    const old = join(folder, 'java');
    await writeFile(old, '#!/bin/sh\necho \'java version "1.8.0_392"\' >&2\n', { mode: 0o755 });
    await expect(requireJava(old)).rejects.toThrow(/^Java 8 is too old: /);
    await rm(folder, { recursive: true });
  });
});

describe('a server of the tests', () => {
  it('is reported with its last output when it ends before it responds', async () => {
    const parameters = ['-e', "console.error('no memory'); process.exit(3)"];
    await expect(
      startServer({ name: 'toy server', program: node, parameters, port: await getPort() }),
    ).rejects.toThrow(/^The toy server ended\. Its last words:\nno memory$/);
  });

  it('is reported when it cannot be started at all', async () => {
    await expect(
      startServer({ name: 'toy server', program: '/no/such/program', parameters: [], port: await getPort() }),
    ).rejects.toThrow(/^The toy server ended\..*\n.*ENOENT/);
  });

  it('has ended when stop resolves, even if stop is called twice', async () => {
    const port = await getPort();
    const script = `require('node:http').createServer((_, answer) => answer.end('ok')).listen(${port}, '127.0.0.1')`;
    const server = await startServer({
      name: 'toy server',
      program: node,
      parameters: ['-e', script],
      port,
    });
    await Promise.all([server.stop(), server.stop()]);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it('ends with the process that started it, even when that one is killed', async () => {
    const starter = spawn(node, [join(import.meta.dirname, 'one-server.fixture.mjs')]);
    const [line] = await once(starter.stdout, 'data');
    const socket = connect(Number(String(line)), '127.0.0.1');
    await once(socket, 'connect');
    starter.kill('SIGKILL');
    socket.on('error', () => {});
    await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
  });
});
