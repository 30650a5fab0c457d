import { readStored, writeStored } from '@dayloom/data/browser-storage';

/** Whether another value was stored under this key, or none; stores the value. Always true without storage. */
export function isFirstOnDevice(key: string, value: string): boolean {
  if (readStored(key) === value) return false;
  writeStored(key, value);
  return true;
}
