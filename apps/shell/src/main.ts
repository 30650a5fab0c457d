import { takeChargeOfScripts, vouchForFolder } from '@dayloom/platform/host';
import { start } from './boot/start.tsx';
import { federationLoadsThrough } from './modules/federation.ts';
import './boot/styles.ts';

vouchForFolder(__webpack_public_path__);
federationLoadsThrough(takeChargeOfScripts());
void start();
