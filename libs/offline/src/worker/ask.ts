/** Fetches the current version of a file. @throws if the server does not return it */
export async function ask(address: string): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache' });
  // Browsers reject a redirected response for a navigation.
  if (!response.ok || response.redirected) throw new Error(`${address} answered ${response.status}`);
  return response;
}
