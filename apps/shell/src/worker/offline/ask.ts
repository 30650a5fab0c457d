/** A file as it is now. @throws where the server does not give it */
export async function ask(address: string): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache' });
  // What was led elsewhere cannot be given to a navigation.
  if (!response.ok || response.redirected) throw new Error(`${address} answered ${response.status}`);
  return response;
}
