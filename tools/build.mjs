import { prepareRelease } from './start/run.mjs';

await prepareRelease();
