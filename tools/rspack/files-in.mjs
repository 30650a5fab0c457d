import { rspack } from '@rspack/core';

/**
 * Lists the files of a build, without modules whose exports are unused.
 * @param {import('@rspack/core').Compilation} compilation
 */
export function* filesIn({ chunks, chunkGraph }) {
  for (const chunk of chunks)
    for (const module of chunkGraph.getChunkModules(chunk))
      for (const one of module instanceof rspack.ConcatenatedModule ? module.modules : [module])
        if (one instanceof rspack.NormalModule) yield one.resource;
}
