/** Whether the words of an address, from its '?' on, ask for an override. */
export const asksForOverride = (search: string) => /[?&](?:module|without)=/.test(search);
