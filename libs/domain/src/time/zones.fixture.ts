import { vi } from 'vitest';

/**
 * Zones with clock changes at midnight, by half an hour, on Fridays or around Ramadan, and with quarter-hour offsets.
 */
export const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'Africa/Cairo',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'Africa/Casablanca',
] as const;

/** Runs with the local time of a zone. Node applies `TZ` again whenever it is set. */
export function inZone(zone: string, run: () => void) {
  vi.stubEnv('TZ', zone);
  try {
    run();
  } finally {
    vi.unstubAllEnvs();
  }
}
