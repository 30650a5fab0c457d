/** The stored form of a password: a hash by 600,000 rounds of PBKDF2-SHA-256. */
export interface PasswordHash {
  readonly rounds: number;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly hash: Uint8Array<ArrayBuffer>;
}

/** OWASP's figure for PBKDF2-SHA-256. Stored with each hash, so that raising it keeps older hashes valid. */
const rounds = 600_000;
const saltBytes = 16;
const hashBits = 256;

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, count: number) {
  // Different keyboards may produce different code points for the same text.
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

const dummyHash: PasswordHash = {
  rounds,
  salt: new Uint8Array(saltBytes),
  hash: new Uint8Array(hashBits / 8),
};

/** Whether the hash is of this password. Takes as long without a hash, so that timing does not reveal an account. */
export async function isPassword(password: string, stored: PasswordHash | undefined): Promise<boolean> {
  const { rounds: count, salt, hash } = stored ?? dummyHash;
  const derived = await derive(password, salt, count);
  const difference = derived.reduce(
    (bits, byte, index) => bits | (byte ^ (hash[index] ?? 0)),
    derived.length ^ hash.length,
  );
  return difference === 0 && stored !== undefined;
}
