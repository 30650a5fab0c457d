import { runStandalone } from '@dayloom/standalone';
import descriptor from '../module.json';

void runStandalone({ descriptor, load: () => import('./module.ts') });
