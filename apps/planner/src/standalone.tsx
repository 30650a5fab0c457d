import { runStandalone } from '@dayloom/platform/standalone';
import descriptor from '../module.json';

runStandalone({ descriptor, load: () => import('./module.ts') });
