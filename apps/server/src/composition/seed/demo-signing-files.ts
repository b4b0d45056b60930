import { createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import {
  der,
  derBits,
  derInteger,
  derNull,
  derOid,
  derSequence,
  derSet,
  derTime,
  derUtf8,
} from '#/modules/apps/preview/der-writer.ts';

// Files as Apple and keytool make them, for keys that the demo creates itself. Nobody but the demo accepts them.

interface CertificateFields {
  readonly commonName: string;
  readonly organisation: string;
  /** The team of a certificate for Apple. */
  readonly team?: string;
  readonly from: Date;
  readonly until: Date;
}

const sha256WithRsa = derSequence(derOid('1.2.840.113549.1.1.11'), derNull);
/** What makes a certificate one for distribution. */
const distribution = ['1.2.840.113635.100.6.1.7', '1.2.840.113635.100.6.1.4'];

const octets = (content: Buffer): Buffer => der(0x04, content);
const explicit = (number: number, ...content: readonly Buffer[]): Buffer => der(0xa0 + number, ...content);
const named = (oid: string, text: string): Buffer => derSet(derSequence(derOid(oid), derUtf8(text)));

/** A certificate that its key signs itself. */
export function makeCertificate(
  key: KeyObject,
  { commonName, organisation, team, from, until }: CertificateFields,
): Buffer {
  const subject = derSequence(
    ...(team === undefined ? [] : [named('0.9.2342.19200300.100.1.1', team)]),
    named('2.5.4.3', commonName),
    ...(team === undefined ? [] : [named('2.5.4.11', team)]),
    named('2.5.4.10', organisation),
  );
  const extensions = distribution.map((oid) => derSequence(derOid(oid), octets(derNull)));
  const body = derSequence(
    explicit(0, derInteger(2n)),
    derInteger(BigInt(`0x${randomBytes(8).toString('hex')}`)),
    sha256WithRsa,
    subject,
    derSequence(derTime(from), derTime(until)),
    subject,
    createPublicKey(key).export({ type: 'spki', format: 'der' }),
    ...(team === undefined ? [] : [explicit(3, derSequence(...extensions))]),
  );
  return derSequence(body, sha256WithRsa, derBits(sign('sha256', body, key)));
}

const dataType = derOid('1.2.840.113549.1.7.1');
const data = (content: Buffer): Buffer => derSequence(dataType, explicit(0, octets(content)));
const keyId = Buffer.from([1]);

interface Identity {
  readonly key: KeyObject;
  readonly certificate: Buffer;
  readonly alias: string;
  readonly password: string;
}

/** A PKCS#12 file with an encrypted key and its certificate (RFC 7292). */
export function makePkcs12({ key, certificate, alias, password }: Identity): Buffer {
  const attributes = derSet(
    derSequence(derOid('1.2.840.113549.1.9.20'), derSet(der(0x1e, Buffer.from(alias, 'utf16le').swap16()))),
    derSequence(derOid('1.2.840.113549.1.9.21'), derSet(octets(keyId))),
  );
  const bag = (type: string, value: Buffer) => derSequence(derOid(type), explicit(0, value), attributes);
  const shrouded = key.export({
    type: 'pkcs8',
    format: 'der',
    cipher: 'aes-256-cbc',
    passphrase: password,
  });
  const x509 = derSequence(derOid('1.2.840.113549.1.9.22.1'), explicit(0, octets(certificate)));
  const safe = derSequence(
    bag('1.2.840.113549.1.12.10.1.2', shrouded),
    bag('1.2.840.113549.1.12.10.1.3', x509),
  );
  return derSequence(derInteger(3n), data(derSequence(data(safe))));
}

interface ProfileFields {
  readonly name: string;
  readonly uuid: string;
  readonly team: string;
  readonly teamName: string;
  readonly bundleId: string;
  readonly certificate: Buffer;
  /** Devices make it one for testing. */
  readonly devices?: readonly string[];
  readonly from: Date;
  readonly until: Date;
}

const second = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;
const list = (tag: string, items: readonly string[]): string =>
  `<array>${items.map((item) => `<${tag}>${item}</${tag}>`).join('')}</array>`;

/** A provisioning profile without a signature: a property list in signed data (RFC 5652). */
export function makeProfile(fields: ProfileFields): Buffer {
  const { name, uuid, team, teamName, bundleId, certificate, devices, from, until } = fields;
  const plist = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>Name</key><string>${name}</string>
<key>UUID</key><string>${uuid}</string>
<key>TeamIdentifier</key>${list('string', [team])}
<key>TeamName</key><string>${teamName}</string>
<key>Platform</key>${list('string', ['iOS'])}
<key>CreationDate</key><date>${second(from)}</date>
<key>ExpirationDate</key><date>${second(until)}</date>
<key>DeveloperCertificates</key>${list('data', [certificate.toString('base64')])}
${devices ? `<key>ProvisionedDevices</key>${list('string', devices)}` : ''}
<key>Entitlements</key><dict>
<key>application-identifier</key><string>${team}.${bundleId}</string>
<key>get-task-allow</key><false/>
</dict></dict></plist>
`;
  const content = derSequence(dataType, explicit(0, octets(Buffer.from(plist))));
  const signed = derSequence(derInteger(1n), derSet(), content, derSet());
  return derSequence(derOid('1.2.840.113549.1.7.2'), explicit(0, signed));
}
