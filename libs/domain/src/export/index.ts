export {
  type ExportedRecord,
  type ExportedRemains,
  exportedKinds,
  type ExportFile,
} from './export-format.ts';
export { ExportText } from './export-text.ts';
export { type ImportError, readExport, whyTooLarge } from './read-export.ts';
export { recordInFile, type Refusal, refusalFor, whyRefused } from './refusal.ts';
