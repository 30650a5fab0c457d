/** Whether the query of an address, including its '?', requests an override. */
export const asksForOverride = (search: string) => /[?&](?:module|without)=/.test(search);
