import type { Permission } from '../device/display.ts';

interface PermissionWords {
  readonly title: string;
  readonly text: string;
}

/** Texts for each state of the permission. */
export const permissionWords: Readonly<Record<Permission, PermissionWords>> = {
  granted: {
    title: 'Notifications are on',
    text: 'This device notifies you ten minutes before something starts, and when it does.',
  },
  denied: {
    title: 'Notifications are blocked',
    text: 'This browser does not let Dayloom notify you. Only you can change that, in its settings:',
  },
  default: {
    title: 'Notifications are not set up',
    text: 'Allow them, and this device notifies you ten minutes before something starts, and when it does.',
  },
  unsupported: {
    title: 'Notifications do not work here',
    text: 'This browser cannot show notifications of a web page. On an iPhone or iPad, add Dayloom to the home screen first; elsewhere, another browser can.',
  },
};

/** For a granted permission if the user chose other times for everything without a choice. */
export const chosenTimes = 'This device notifies you at the times that you chose in Settings.';

/** For a granted permission when the worker does not start, so that nothing can be shown. */
export const brokenWords: PermissionWords = {
  title: 'Notifications cannot be shown at the moment',
  text: 'The part of Dayloom that shows them did not start. What is due meanwhile is listed below as missed.',
};

/** For a device without push. */
export const needsTab = 'Dayloom must be open in a tab, also in the background.';

/** Steps to allow a blocked permission in this browser. */
export function stepsToAllow(userAgent: string): readonly string[] {
  if (/firefox/i.test(userAgent))
    return [
      'Press the padlock at the left of the address.',
      'Next to ‘Send notifications’, remove ‘Blocked’.',
      'Reload this page.',
    ];
  if (/android/i.test(userAgent))
    return [
      'Press the sign at the left of the address, then ‘Permissions’.',
      'Switch ‘Notifications’ on.',
      'Reload this page.',
    ];
  if (/safari/i.test(userAgent) && !/chrom/i.test(userAgent))
    return [
      'Open the settings of Safari, then ‘Websites’, then ‘Notifications’.',
      'Choose ‘Allow’ next to this address.',
      'Reload this page.',
    ];
  return [
    'Press the sign at the left of the address, then ‘Site settings’.',
    'Choose ‘Allow’ next to ‘Notifications’.',
    'Reload this page.',
  ];
}

export const closedTabs = {
  tabs: 'They come as long as Dayloom is open in a tab, also in the background. With every tab closed nothing can come; what was missed is listed here.',
  push: 'They come with every tab closed, too, as long as the browser runs and the sender of this project is set up. What was missed is listed here.',
  unknown:
    'They come as long as Dayloom is open in a tab, also in the background. Whether they come with every tab closed is not known at the moment.',
} as const;

/** Snoozes are never pushed. */
export const snoozeClosed =
  'A snooze of five minutes needs a tab, or a browser that lets Dayloom work that long without one; most stop it earlier, and show it once Dayloom is open again.';
