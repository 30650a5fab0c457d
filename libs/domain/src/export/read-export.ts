import { type CollectionName, collectionOf, isCollectionName } from '../records/index.ts';
import { capitalized } from '../texts.ts';
import { isInstant } from '../time/instant.ts';
import {
  exportedKinds,
  type ExportedRecord,
  type ExportFile,
  exportFormat,
  exportVersion,
  largestExport,
} from './export-format.ts';
import { recordInFile, shortened } from './refusal.ts';

/** Why a file cannot be imported: a sentence that names the record, if one is the reason. */
export interface ImportError {
  readonly ok: false;
  readonly reason: string;
}
export type ExportReading = { readonly ok: true; readonly file: ExportFile } | ImportError;

type Values = Readonly<Record<string, unknown>>;

const idPattern = /^[A-Za-z0-9_-]{1,128}$/;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rejected = (reason: string): ImportError => ({ ok: false, reason });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function whyNotOurs({ format, version }: Values): string | undefined {
  if (format !== exportFormat) return 'This is not a file that Dayloom has exported.';
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return 'The file does not say which version of the format it has.';
  return version > exportVersion
    ? 'The file was exported by a later version of Dayloom. Reload the page, then try again.'
    : undefined;
}

/** The list of one kind; every record must have a unique id. */
function readKind(collection: CollectionName, list: unknown): readonly ExportedRecord[] | ImportError {
  const kind = collectionOf(collection);
  if (!Array.isArray(list)) return rejected(`The ${kind.words.many} in the file are not a list.`);
  const ids = new Set<string>();
  for (const [index, record] of (list as readonly unknown[]).entries()) {
    const name = capitalized(recordInFile(kind, isObject(record) ? record : {}, index + 1));
    if (!isObject(record)) return rejected(`${name} is not a record.`);
    const id = Object.hasOwn(record, 'id') ? record['id'] : undefined;
    if (typeof id !== 'string' || !idPattern.test(id)) return rejected(`${name} has no valid identifier.`);
    if (ids.has(id)) return rejected(`${name} has the identifier of another one in the file.`);
    ids.add(id);
  }
  return list as readonly ExportedRecord[];
}

function readRecords(records: unknown) {
  const read = new Map<CollectionName, readonly ExportedRecord[]>();
  if (!isObject(records)) return rejected('The file holds no records.');
  for (const name of Object.keys(records)) {
    if (!isCollectionName(name) || !exportedKinds.includes(name))
      return rejected(
        `The file holds ${isCollectionName(name) ? collectionOf(name).words.many : `“${shortened(name)}”`}, which cannot be imported.`,
      );
    const list = readKind(name, records[name]);
    if ('ok' in list) return list;
    read.set(name, list);
  }
  return read;
}

/** The error for a file that is too large to open. */
export const whyTooLarge = (bytes: number): string | undefined =>
  bytes > largestExport
    ? `The file is too large: at most ${largestExport / 1_000_000} MB can be imported.`
    : undefined;

/**
 * Parses an exported file down to the lists of its records; the records are checked before they are written. The file
 * is not trusted, so none of its keys is ever assigned to an object of ours.
 */
export function readExport(text: string): ExportReading {
  const value = parsed(text);
  if (!isObject(value))
    return rejected('This is not a file that Dayloom has exported, or it is not complete.');
  const reason = whyNotOurs(value);
  if (reason !== undefined) return rejected(reason);
  const { exportedAt, user, setAside = [] } = value;
  if (!isInstant(exportedAt)) return rejected('The file does not say when it was exported.');
  if (typeof user !== 'string' || user === '' || user.length > 128)
    return rejected('The file does not say whose records it holds.');
  const records = readRecords(value['records']);
  if ('ok' in records) return records;
  return {
    ok: true,
    file: { exportedAt, user, records, setAside: Array.isArray(setAside) ? setAside.length : 0 },
  };
}
