export { recordsAnswered } from '../records/live-query.ts';
export { type LoadedModule, type Origin } from './loaded-module.ts';
export { type ModuleChoice, ModuleSet } from './module-set.ts';
export type { ModuleSource } from './module-source.ts';
export { Part } from './part.tsx';
export { preloadPiece } from './preload.ts';
export { findRegistry, type FoundRegistry } from './registry-client.ts';
export { type ModuleEntry, readModuleEntry, type Registry } from './registry.ts';
export { takeChargeOfScripts, vouchForFolder } from './vouched-scripts.ts';
