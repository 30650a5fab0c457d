import { installFileGate, vouchForFolder } from './loader/vouched-files.ts';
import { start } from './boot/start.tsx';
import { federationLoadsThrough } from './modules/federation.ts';
import './boot/styles.ts';

vouchForFolder(__webpack_public_path__);
federationLoadsThrough(installFileGate());
void start();
