export {
  type ExportedRecord,
  type ExportedRemains,
  exportedKinds,
  type ExportFile,
} from './export-format.ts';
export { ExportText } from './export-text.ts';
export { type ExportRefusal, readExport, whyTooLarge } from './read-export.ts';
