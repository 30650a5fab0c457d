import type { DeviceKind } from '../records/receipt.ts';

/** A device as records name it. */
export interface NamedDevice {
  readonly device: string | undefined;
  readonly deviceKind: DeviceKind;
}

/** Where something happened, for whoever reads it on a device: 'this computer', 'your other computer', 'your phone'. */
export function placeOf({ device, deviceKind }: NamedDevice, reader: NamedDevice): string {
  if (device === reader.device) return `this ${deviceKind}`;
  return deviceKind === reader.deviceKind ? `your other ${deviceKind}` : `your ${deviceKind}`;
}

/** Tablets with Android do not say 'Mobile', and an iPad says that it is a Mac with a touch screen. */
export function deviceKindOf(userAgent: string, touchPoints: number): DeviceKind {
  if (/ipad/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1)) return 'tablet';
  if (/android/i.test(userAgent)) return /mobile/i.test(userAgent) ? 'phone' : 'tablet';
  return /iphone|mobile/i.test(userAgent) ? 'phone' : 'computer';
}
