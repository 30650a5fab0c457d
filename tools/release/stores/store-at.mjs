import { resolve } from 'node:path';
import { folderStore } from './folder-store.mjs';
import { s3Store } from './s3-store.mjs';

/**
 * The store for a target: a folder, or `s3://<bucket>/<prefix>` with the server, region and keys from the environment
 * variables `AWS_ENDPOINT_URL`, `AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and `AWS_SESSION_TOKEN`.
 * Throws a message when a required variable is not set, and for any other address.
 * @param {string} target
 * @param {{ root: string, env: NodeJS.ProcessEnv }} from folders are resolved against `root`
 * @returns {{ store: import('../types.d.ts').Store, compress: boolean }} `compress`: whether the target serves compressed twins
 */
export function storeAt(target, { root, env }) {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(target) ?? [];
  if (!bucket && target.includes('://'))
    throw new Error(
      `'${target}' is no target: that is a folder, or s3://<bucket>/<prefix>. Nothing was done.`,
    );
  if (!bucket) return { store: folderStore(resolve(root, target)), compress: true };
  /** @param {string} name */
  const required = (name) => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set, and ${target} needs it.`);
    return value;
  };
  const region = required('AWS_REGION');
  const endpoint = env['AWS_ENDPOINT_URL'] ?? `https://s3.${region}.amazonaws.com`;
  const credentials = {
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    sessionToken: env['AWS_SESSION_TOKEN'],
  };
  const store = s3Store({ endpoint: endpoint.replace(/\/$/, ''), region, bucket, prefix, credentials });
  return { store, compress: false };
}
