import { createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import {
  der,
  derBits,
  derInteger,
  derNull,
  derOctets,
  derOid,
  derSequence,
  derSet,
  derTime,
  derUtf8,
} from '#/modules/apps/signing/der-writer.ts';

// Files as Apple and keytool make them, for keys that the demo creates itself. Nobody but the demo accepts them.

interface CertificateFields {
  readonly commonName: string;
  readonly organisation: string;
  /** The team of a certificate for Apple. */
  readonly team?: string;
  readonly from: Date;
  readonly until: Date;
  /** The key that it certifies; by default the public one of the key that signs it. */
  readonly subjectKey?: KeyObject;
}

const sha256WithRsa = derSequence(derOid('1.2.840.113549.1.1.11'), derNull);
/** What makes a certificate one for distribution. */
const distribution = ['1.2.840.113635.100.6.1.7', '1.2.840.113635.100.6.1.4'];

const explicit = (number: number, ...content: readonly Buffer[]): Buffer => der(0xa0 + number, ...content);
const named = (oid: string, text: string): Buffer => derSet(derSequence(derOid(oid), derUtf8(text)));

/** A certificate that a key signs. */
export function makeCertificate(
  key: KeyObject,
  { commonName, organisation, team, from, until, subjectKey = createPublicKey(key) }: CertificateFields,
): Buffer {
  const subject = derSequence(
    ...(team === undefined ? [] : [named('0.9.2342.19200300.100.1.1', team)]),
    named('2.5.4.3', commonName),
    ...(team === undefined ? [] : [named('2.5.4.11', team)]),
    named('2.5.4.10', organisation),
  );
  const extensions = distribution.map((oid) => derSequence(derOid(oid), derOctets(derNull)));
  const body = derSequence(
    explicit(0, derInteger(2n)),
    derInteger(BigInt(`0x${randomBytes(8).toString('hex')}`)),
    sha256WithRsa,
    subject,
    derSequence(derTime(from), derTime(until)),
    subject,
    subjectKey.export({ type: 'spki', format: 'der' }),
    ...(team === undefined ? [] : [explicit(3, derSequence(...extensions))]),
  );
  return derSequence(body, sha256WithRsa, derBits(sign('sha256', body, key)));
}

const dataType = derOid('1.2.840.113549.1.7.1');
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
  const content = derSequence(dataType, explicit(0, derOctets(Buffer.from(plist))));
  const signed = derSequence(derInteger(1n), derSet(), content, derSet());
  return derSequence(derOid('1.2.840.113549.1.7.2'), explicit(0, signed));
}
