import { installFileGate, vouchForFolder } from '@dayloom/platform/vouched-files';
import { start } from './boot/start.tsx';
import { installFederation } from './loader/federation.ts';
import './boot/styles.ts';

vouchForFolder(__webpack_public_path__);
installFederation(installFileGate());
void start();
