const types = [
  { ending: '.js', type: /^(?:text|application)\/javascript\b/ },
  { ending: '.css', type: /^text\/css\b/ },
];

/** With `nosniff`, browsers reject scripts and styles that have the wrong content type. */
export function isOfItsType(address: string, { headers }: Response): boolean {
  const known = types.find(({ ending }) => address.endsWith(ending));
  return known?.type.test(headers.get('Content-Type') ?? '') ?? true;
}
