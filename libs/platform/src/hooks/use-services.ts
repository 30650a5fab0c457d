import { useShell } from '../shell-context.ts';

export const useUser = () => useShell().user;
export const useClock = () => useShell().clock;
export const useToasts = () => useShell().toasts;
export const useNavEntries = (place: string) => useShell().navigation.entries(place);
export const useSignOut = () => useShell().signOut;
