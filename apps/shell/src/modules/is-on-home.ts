export const isOnHome = ({ slot }: { readonly slot: string }) => slot.startsWith('home.');
