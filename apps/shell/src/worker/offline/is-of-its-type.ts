const types = [
  { ending: '.js', type: /^(?:text|application)\/javascript\b/ },
  { ending: '.css', type: /^text\/css\b/ },
];

/** Browsers run no script and take no style that is sent as another type (`nosniff`), right as its bytes may be. */
export function isOfItsType(address: string, { headers }: Response): boolean {
  const known = types.find(({ ending }) => address.endsWith(ending));
  return known?.type.test(headers.get('Content-Type') ?? '') ?? true;
}
