import { runStandalone } from '@dayloom/platform/standalone';
import descriptor from '../module.json';

void runStandalone({ descriptor, load: () => import('./module.ts') });
