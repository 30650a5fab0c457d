export { keptMark } from './kept/kept-mark.ts';
export { sha384 } from './kept/sha384.ts';
export { followReleases } from './page/follow-releases.ts';
export { type KeptReport, keptReport } from './page/kept-report.ts';
