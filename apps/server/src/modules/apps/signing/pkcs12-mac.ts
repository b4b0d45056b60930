import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DerElement } from '#/modules/apps/signing/der.ts';
import { algorithmOf, octetsOf, partsOf } from '#/modules/apps/signing/der-values.ts';
import { iterationCountOf } from '#/modules/apps/signing/iteration-budget.ts';
import {
  bmpPassword,
  derivedFor,
  derivePkcs12,
  digestBytes,
  type Pkcs12Digest,
} from '#/modules/apps/signing/pkcs12-kdf.ts';
import { damaged, SigningFault } from '#/modules/apps/signing/signing-faults.ts';
import { unsupported } from '#/modules/apps/signing/unsupported-algorithm.ts';

/** The MAC over the content of a PKCS#12 file, whose parameters are read before anything is derived. */
export interface Pkcs12Mac {
  readonly iterations: number;
  readonly matches: (content: Buffer, password: string | null) => boolean;
}

const digests: Readonly<Record<string, Pkcs12Digest>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const pbmac1 = '1.2.840.113549.1.5.14';

/** Reads MacData (RFC 7292 §4). PBMAC1 (RFC 9579) fails with `signing.integrity_unsupported`. */
export function readMac(element: DerElement): Pkcs12Mac {
  const [digestInfo, saltOf, iterationsOf] = partsOf(element);
  if (!digestInfo || !saltOf) throw damaged('structure', element.start);
  const [algorithm, expectedOf] = partsOf(digestInfo);
  if (!algorithm || !expectedOf) throw damaged('structure', digestInfo.start);
  const { oid } = algorithmOf(algorithm);
  if (oid === pbmac1) throw new SigningFault('signing.integrity_unsupported', { algorithm: 'PBMAC1' });
  const digest = digests[oid];
  if (!digest) throw unsupported(oid);
  const expected = octetsOf(expectedOf);
  const salt = octetsOf(saltOf);
  const iterations = iterationsOf ? iterationCountOf(iterationsOf) : 1;
  const length = digestBytes(digest);
  if (expected.length !== length) throw damaged('length', expectedOf.start);
  return {
    iterations,
    matches: (content, password) => {
      const derivation = { digest, salt, iterations, purpose: derivedFor.mac, length };
      const key = derivePkcs12({ ...derivation, password: bmpPassword(password) });
      return timingSafeEqual(createHmac(digest, key).update(content).digest(), expected);
    },
  };
}
