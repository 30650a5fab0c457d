import type { AddressParams } from '../contract/shell.ts';
import type { SlotName } from '../contract/slot-names.mjs';
import { useShell } from '../shell-context.ts';

/** The signed-in user. */
export const useUser = () => useShell().user;
/** The source of the current time. */
export const useClock = () => useShell().clock;
/** Short messages at the edge of the screen. */
export const useToasts = () => useShell().toasts;
/** The links that active modules declare for a navigation, such as 'dashboard'. */
export const useNavEntries = (place: string) => useShell().navigation.entries(place);
/** Builds addresses of the module's own screens: `address('work-detail', { id })`. */
export const useAddress = () => useShell().navigation.address;
/** The address that another module offers for an intent; undefined if there is none, and then no link is shown. */
export const useIntent = (id: string, params?: AddressParams) => useShell().navigation.intent(id, params);
/** Ends the session; resolves to whether that worked. */
export const useSignOut = () => useShell().signOut;

/** Deletes the account and all its records; the caller must have asked for confirmation. */
export const useDeleteAccount = () => useShell().deleteAccount;

/** The widgets of other modules in a slot of this page. */
export function Slot({ name }: { readonly name: SlotName }) {
  const { Slot: Filled } = useShell();
  return <Filled name={name} />;
}
