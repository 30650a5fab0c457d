import { installFileGate, addFileHashes } from '@dayloom/platform/file-integrity';
import { pageRelease } from './boot/page-release.ts';
import { start } from './boot/start.tsx';
import { installFederation } from './loader/federation.ts';
import './boot/styles.ts';

// Without the page's list of hashes, no file is loaded.
addFileHashes(pageRelease()?.files ?? {}, __webpack_public_path__);
installFileGate();
installFederation();
void start();
