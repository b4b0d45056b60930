import { type KeyFacts, readPrivateKey } from '#/modules/apps/signing/key-facts.ts';
import { readPem } from '#/modules/apps/signing/pem.ts';
import { damaged, SigningFault } from '#/modules/apps/signing/signing-faults.ts';

const curve = 'prime256v1';

/**
 * Reads the `.p8` file of an App Store Connect key: PKCS#8 in PEM, with an EC key on P-256. Fails with `signing.key_encrypted`,
 * `signing.key_missing`, `signing.key_kind_wrong` or `signing.file_damaged`.
 */
export function readAppStoreKey(bytes: Buffer): KeyFacts {
  const blocks = readPem(bytes);
  if (blocks.some(({ label }) => label === 'ENCRYPTED PRIVATE KEY'))
    throw new SigningFault('signing.key_encrypted');
  const block = blocks.find(({ label }) => label.endsWith('PRIVATE KEY'));
  if (!block)
    throw new SigningFault('signing.key_missing', {
      certificates: blocks.filter(({ label }) => label === 'CERTIFICATE').length,
    });
  if (block.label !== 'PRIVATE KEY') throw wrongKind(block.label);
  if (blocks.length > 1) throw damaged('structure');
  const { facts } = readPrivateKey(block.bytes);
  if (facts.curve !== curve) throw wrongKind([facts.algorithm, facts.curve ?? facts.bits].join(' '));
  return facts;
}

const wrongKind = (found: string): SigningFault =>
  new SigningFault('signing.key_kind_wrong', { found, expected: `PKCS#8 ec ${curve}` });
