import { installFileGate, vouchFor } from '@dayloom/platform/vouched-files';
import { start } from './boot/start.tsx';
import { installFederation } from './loader/federation.ts';
import { pageRelease } from './loader/page-release.ts';
import './boot/styles.ts';

// Without the page's list nothing is loaded.
vouchFor(pageRelease().files ?? {}, __webpack_public_path__);
installFederation(installFileGate());
void start();
