import { readStoredJson, writeStored } from '@dayloom/data/browser-storage';

const storageKey = 'dayloom.config';

/** `/config.json` as this device last read it, not validated; undefined if there is no copy. */
export const keptConfig = () => readStoredJson(storageKey);

/** Without storage, every start waits for the file. */
export const keepConfig = (content: unknown) => writeStored(storageKey, JSON.stringify(content));
