import type { AddressParams } from '../contract/shell.ts';
import type { SlotName } from '../contract/slot-names.mjs';
import { useShell } from '../shell-context.ts';

/** The signed-in user. */
export const useUser = () => useShell().user;
/** What says which moment it is. */
export const useClock = () => useShell().clock;
/** Short messages at the edge of the screen. */
export const useToasts = () => useShell().toasts;
/** The links that the live modules declare for a place, such as 'dashboard'. */
export const useNavEntries = (place: string) => useShell().navigation.entries(place);
/** Builds addresses of the module's own screens: `address('work-detail', { id })`. */
export const useAddress = () => useShell().navigation.address;
/** The address that another module offers for an intent; undefined where none does: then there is no link either. */
export const useIntent = (id: string, params?: AddressParams) => useShell().navigation.intent(id, params);
/** Ends the session; says whether that worked. */
export const useSignOut = () => useShell().signOut;

/** Deletes the account and every record of it; who calls it has asked. */
export const useDeleteAccount = () => useShell().deleteAccount;

/** What other modules put into a slot of this page. */
export function Slot({ name }: { readonly name: SlotName }) {
  const { Slot: Filled } = useShell();
  return <Filled name={name} />;
}
