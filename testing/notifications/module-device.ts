import { addressesOf, type NotificationSource, readDescriptor } from '@dayloom/platform';
import { notifiedDevice } from '../../libs/notifications/src/testing/notified-device.ts';

type Options = NonNullable<Parameters<typeof notifiedDevice>[0]>;

/** A device with the sources of a module, as in the product: no app may import the shell, and no library an app. */
export async function moduleDevice(
  descriptor: unknown,
  sources: Readonly<Record<string, NotificationSource>>,
  options: Options,
) {
  const address = addressesOf(readDescriptor(descriptor));
  const device = await notifiedDevice(options);
  device.sources = Object.fromEntries(
    Object.entries(sources).map(([name, source]): [string, NotificationSource] => [
      name,
      (shell) => source({ ...shell, navigation: { ...shell.navigation, address } }),
    ]),
  );
  return device;
}
