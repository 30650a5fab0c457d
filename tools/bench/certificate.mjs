import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../.cache/bench-certificate');

/**
 * Creates a certificate for localhost with openssl for this run, and the hash of its key, which the browser is
 * configured to trust. Throws when openssl is not installed.
 */
export function localCertificate() {
  mkdirSync(folder, { recursive: true });
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const words =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const names = ['-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', [...words.split(' '), ...names, '-keyout', keyFile, '-out', certFile], {
    stdio: 'ignore',
  });
  const [key, cert] = [readFileSync(keyFile, 'utf8'), readFileSync(certFile, 'utf8')];
  const publicKey = createPublicKey(
    new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'pem' }),
  );
  const pin = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  return { certificate: { key, cert }, trust: `--ignore-certificate-errors-spki-list=${pin}` };
}
