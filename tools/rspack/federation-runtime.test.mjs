import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, it } from 'vitest';
import { moduleDescriptors } from '../apps.mjs';
import { moduleConfig, shellConfig } from './config.mjs';

const apps = join(import.meta.dirname, '../../apps');
const [{ name: anyModule } = { name: '' }] = moduleDescriptors();

/**
 * Builds an app into a temporary folder and returns the included files of packages.
 * @param {import('@rspack/core').Configuration} config
 */
async function filesIn(config) {
  const path = await mkdtemp(join(tmpdir(), 'dayloom-federation-'));
  const compiler = rspack({
    ...config,
    devtool: false,
    // Concatenated modules would hide their source files.
    optimization: { ...config.optimization, minimize: false, concatenateModules: false },
    output: { ...config.output, path },
  });
  try {
    /** @type {import('@rspack/core').Stats} */
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) => (result ? resolve(result) : reject(error)));
    });
    expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
    return [...stats.compilation.modules]
      .map((module) => ('resource' in module ? String(module.resource) : ''))
      .filter((file) => file.includes('node_modules'));
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
    await rm(path, { recursive: true });
  }
}

/** @param {import('@rspack/core').Configuration} config */
const federationIn = async (config) =>
  (await filesIn(config)).filter((file) => /node_modules.@module-federation/.test(file));

it("the shell gets the federation's runtime as ES modules only", async () => {
  const files = await federationIn(shellConfig(join(apps, 'shell')));
  expect(files).not.toEqual([]);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  expect(files.filter((_file, index) => !/^(?:import|export)\b/m.test(texts[index] ?? ''))).toEqual([]);
});

it("a module uses the shell's runtime and contains none of its own", async () => {
  expect(await federationIn(moduleConfig(join(apps, anyModule)))).toEqual([]);
});
