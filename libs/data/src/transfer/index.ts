export { Exporter } from './exporter.ts';
export { idsFor } from './ids-for.ts';
export { type ImportPlan, planImport } from './plan-import.ts';
