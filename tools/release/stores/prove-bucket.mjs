import { runCommand } from '../../start/run-command.mjs';
import { startCeph } from './ceph.mjs';

// Part of `npm run prove bucket`: uses the bucket that DAYLOOM_BUCKET names, or starts Ceph with one.
const started = process.env['DAYLOOM_BUCKET']
  ? undefined
  : await startCeph().catch((error) => {
      console.error(error.message);
      console.error(
        'apt-get install ceph-mon ceph-osd radosgw, or name a bucket of yours in DAYLOOM_BUCKET.',
      );
      process.exit(1);
    });
const { exitCode } = await runCommand(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    ...['run', '--reporter=verbose', '--project=node', 'tools/release/stores/s3-store.bucket.test.mjs'],
  ],
  { env: started?.env ?? {}, stdout: 'inherit', stderr: 'inherit' },
);
await started?.stop();
process.exitCode = exitCode ?? 1;
