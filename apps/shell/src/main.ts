import { installFileGate, vouchForFolder } from '@dayloom/platform/vouched-files';
import { start } from './boot/start.tsx';
import { installFederation } from './modules/federation.ts';
import './boot/styles.ts';

vouchForFolder(__webpack_public_path__);
installFederation(installFileGate());
void start();
