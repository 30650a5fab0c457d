/** A password as it is kept: never itself, only what 600,000 rounds of PBKDF2-SHA-256 make of it. */
export interface PasswordHash {
  readonly rounds: number;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly hash: Uint8Array<ArrayBuffer>;
}

/** OWASP's figure for PBKDF2-SHA-256. Kept with each hash, so it can rise without shutting anybody out. */
const rounds = 600_000;
const saltBytes = 16;
const hashBits = 256;

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, count: number) {
  // One text can be typed as different code points on different keyboards.
  const bytes = new TextEncoder().encode(password.normalize('NFKC'));
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: count },
    key,
    hashBits,
  );
  return new Uint8Array(bits);
}

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  return { rounds, salt, hash: await derive(password, salt, rounds) };
}

const nobody: PasswordHash = { rounds, salt: new Uint8Array(saltBytes), hash: new Uint8Array(hashBits / 8) };

/** Whether the password made this hash. Without a hash the work is done all the same: the time tells nothing. */
export async function isPassword(password: string, stored: PasswordHash | undefined): Promise<boolean> {
  const { rounds: count, salt, hash } = stored ?? nobody;
  const derived = await derive(password, salt, count);
  const difference = derived.reduce(
    (bits, byte, index) => bits | (byte ^ (hash[index] ?? 0)),
    derived.length ^ hash.length,
  );
  return difference === 0 && stored !== undefined;
}
