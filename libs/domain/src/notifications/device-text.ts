import type { DeviceKind } from '../records/receipt.ts';

/** A device as it is stored in records. */
export interface NamedDevice {
  readonly device: string | undefined;
  readonly deviceKind: DeviceKind;
}

/**
 * Names a device from the reader's point of view: 'this computer', 'your other computer', 'your phone'. Undefined for a
 * device of the reader's kind while the name of either is unknown: it may be the same one.
 */
export function deviceText({ device, deviceKind }: NamedDevice, reader: NamedDevice): string | undefined {
  if (deviceKind !== reader.deviceKind && device !== reader.device) return `your ${deviceKind}`;
  if (device === undefined || reader.device === undefined) return undefined;
  return device === reader.device ? `this ${deviceKind}` : `your other ${deviceKind}`;
}

/** Android tablets do not send 'Mobile', and an iPad identifies itself as a Mac with a touch screen. */
export function deviceKindOf(userAgent: string, touchPoints: number): DeviceKind {
  if (/ipad/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1)) return 'tablet';
  if (/android/i.test(userAgent)) return /mobile/i.test(userAgent) ? 'phone' : 'tablet';
  return /iphone|mobile/i.test(userAgent) ? 'phone' : 'computer';
}
