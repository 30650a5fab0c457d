import { installFileGate, addFileHashes } from '@dayloom/platform/file-integrity';
import { start } from './boot/start.tsx';
import { installFederation } from './loader/federation.ts';
import './boot/styles.ts';

/** What a release writes into the page for the shell: each of its scripts and styles by name, with its SHA-384. */
interface PageRelease {
  readonly files?: Readonly<Record<string, string>>;
}

const release = document.querySelector('script[type="application/json"]')?.textContent || '{}';
// Without the page's list of hashes, no file is loaded.
addFileHashes((JSON.parse(release) as PageRelease).files ?? {}, __webpack_public_path__);
installFederation(installFileGate());
void start();
