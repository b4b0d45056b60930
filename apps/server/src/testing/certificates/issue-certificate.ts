import { type KeyObject, type KeyPairKeyObjectResult, randomBytes, sign } from 'node:crypto';

interface Wanted {
  /** Its common name. */
  readonly name: string;
  readonly publicKey: KeyObject;
  readonly issuer: { readonly name: string; readonly privateKey: KeyObject };
  readonly isAuthority?: boolean;
  /** DNS names in the alternative names. */
  readonly altNames?: readonly string[];
  readonly from: Date;
  readonly until: Date;
}

/** A certificate in PEM with any dates and any faults, which `openssl` does not issue. The issuer's key is an RSA key. */
export function issueCertificate(wanted: Wanted): string {
  const { name, publicKey, issuer, isAuthority = false, altNames = [], from, until } = wanted;
  const extensions = [
    extension(oids.basicConstraints, sequence(...(isAuthority ? [der(0x01, [0xff])] : []))),
    // keyCertSign and cRLSign, or digitalSignature.
    extension(oids.keyUsage, der(0x03, isAuthority ? [1, 0x06] : [7, 0x80])),
    ...(altNames.length > 0
      ? [extension(oids.altNames, sequence(...altNames.map((alt) => der(0x82, Buffer.from(alt)))))]
      : []),
  ];
  const content = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, [1, ...randomBytes(8)]),
    signedWithSha256,
    nameOf(issuer.name),
    sequence(time(from), time(until)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  const signature = sign('RSA-SHA256', content, issuer.privateKey);
  const certificate = sequence(content, signedWithSha256, der(0x03, [0, ...signature]));
  const lines = certificate.toString('base64').replace(/.{64}(?=.)/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

/** A certificate authority that signs itself. */
export const issueRoot = (
  name: string,
  { publicKey, privateKey }: KeyPairKeyObjectResult,
  dates: Pick<Wanted, 'from' | 'until'>,
): string => issueCertificate({ name, publicKey, issuer: { name, privateKey }, isAuthority: true, ...dates });

const oids = {
  commonName: [0x55, 0x04, 0x03],
  keyUsage: [0x55, 0x1d, 0x0f],
  altNames: [0x55, 0x1d, 0x11],
  basicConstraints: [0x55, 0x1d, 0x13],
  sha256WithRsa: [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b],
};

function der(tag: number, content: Uint8Array | readonly number[]): Buffer {
  const body = Buffer.from(content);
  const length = body.length < 0x80 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, Buffer.concat(parts));

const oid = (bytes: readonly number[]): Buffer => der(0x06, bytes);

const signedWithSha256 = sequence(oid(oids.sha256WithRsa), der(0x05, []));

const nameOf = (name: string): Buffer =>
  sequence(der(0x31, sequence(oid(oids.commonName), der(0x0c, Buffer.from(name)))));

const extension = (id: readonly number[], value: Buffer): Buffer => sequence(oid(id), der(0x04, value));

/** GeneralizedTime, `20261129171600Z`. */
const time = (date: Date): Buffer =>
  der(0x18, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));
