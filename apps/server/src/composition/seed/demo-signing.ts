import { generateKeyPair, type KeyObject, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { KeystoreFile, SigningFiles } from '@unmuted/api/contract';
import { demoSigningIds } from '#/composition/seed/demo-apps.ts';
import { makeCertificate, makeProfile } from '#/composition/seed/demo-signing-files.ts';
import { bundlePlace } from '#/modules/apps/credentials/bundles.service.ts';
import { keystorePlace } from '#/modules/apps/credentials/keystores.service.ts';
import { inspectFiles, isUsable } from '#/modules/apps/credentials/read-bundle.ts';
import { toEntries } from '#/modules/apps/credentials/to-facts.ts';
import { inspectSigningFile } from '#/modules/apps/signing/inspect-signing-file.ts';
import { writePkcs12 } from '#/modules/apps/signing/write-pkcs12.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { BundleFacts, KeystoreFactsRow } from '#/platform/db/signing-tables.ts';

const dayMs = 86_400_000;
const makePair = promisify(generateKeyPair);

/** A bundle or a keystore of the demo, with what its files say. */
interface DemoSecret<Facts> {
  readonly id: string;
  readonly reference: string;
  /** The files, encrypted as those of staff. */
  readonly secret: Buffer;
  readonly facts: Facts;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

/** What signs the apps of the demo. */
export interface DemoSigning {
  readonly bundles: readonly DemoSecret<BundleFacts>[];
  readonly keystores: readonly DemoSecret<KeystoreFactsRow>[];
}

interface DemoSigningDeps {
  readonly now: Date;
  readonly secrets: SecretBox;
}

interface Wanted {
  readonly id: string;
  readonly reference: string;
  readonly organisation: string;
  /** Days from now. */
  readonly from: number;
  readonly until: number;
  readonly revoked?: number;
}

interface WantedBundle extends Wanted {
  readonly team: string;
  readonly bundleId: string;
  readonly profileUntil?: number;
  readonly devices?: readonly string[];
  readonly hasUploadKey?: boolean;
}

const aurora = { organisation: 'Aurora Media', team: 'AURORA2026' };

/** One of each state. */
const bundles: readonly WantedBundle[] = [
  {
    ...aurora,
    id: demoSigningIds.bundle,
    reference: 'Aurora Media 2026',
    bundleId: 'fm.aurora.app',
    from: -120,
    until: 245,
    profileUntil: 200,
    hasUploadKey: true,
  },
  {
    ...aurora,
    id: '01990000-0000-7000-8000-000000000c02',
    reference: 'Aurora Media 2025',
    bundleId: 'fm.aurora.*',
    from: -377,
    until: -12,
  },
  {
    id: '01990000-0000-7000-8000-000000000c03',
    reference: 'Meadow Lane 2026',
    organisation: 'Meadow Lane',
    team: 'MEADOW0001',
    bundleId: 'fm.meadowlane.app',
    from: -341,
    until: 24,
    hasUploadKey: true,
  },
  {
    id: '01990000-0000-7000-8000-000000000c04',
    reference: 'Harbour Sessions (testers)',
    organisation: 'Harbour Sessions',
    team: 'HARBOUR001',
    bundleId: 'fm.harboursessions.app',
    devices: ['00008101-000A11111111001E'],
    from: -60,
    until: 305,
  },
  {
    id: '01990000-0000-7000-8000-000000000c05',
    reference: 'Low Tide 2026',
    organisation: 'Low Tide Radio',
    team: 'LOWTIDE001',
    bundleId: 'fm.lowtide.app',
    from: -200,
    until: 165,
    revoked: -30,
  },
];

interface WantedKeystore extends Wanted {
  readonly alias: string;
}

const keystores: readonly WantedKeystore[] = [
  {
    id: demoSigningIds.keystore,
    reference: 'Aurora upload key',
    organisation: 'Aurora Media',
    alias: 'upload',
    from: -300,
    until: 365 * 25,
  },
  {
    id: demoSigningIds.endingKeystore,
    reference: 'Atlantic Talk upload key',
    organisation: 'Atlantic Talk',
    alias: 'upload',
    from: -360,
    until: 5,
  },
];

/** Makes the files, and reads them as the server reads those of staff. */
export async function makeDemoSigning(deps: DemoSigningDeps): Promise<DemoSigning> {
  // One for all of them, because RSA keys take long.
  const { privateKey: key } = await makePair('rsa', { modulusLength: 2048 });
  return {
    bundles: await Promise.all(bundles.map((wanted) => makeBundle(deps, key, wanted))),
    keystores: keystores.map((wanted) => makeKeystore(deps, key, wanted)),
  };
}

const timesOf = ({ from, until, revoked }: Wanted, now: Date) => {
  const at = (days: number) => new Date(now.getTime() + days * dayMs);
  return { from: at(from), until: at(until), revokedAt: revoked === undefined ? null : at(revoked) };
};

const newPassword = () => randomBytes(12).toString('base64url');

async function makeBundle(
  { now, secrets }: DemoSigningDeps,
  key: KeyObject,
  wanted: WantedBundle,
): Promise<DemoSigning['bundles'][number]> {
  const { id, reference, organisation, team, bundleId, devices, hasUploadKey = false } = wanted;
  const { from, until, revokedAt } = timesOf(wanted, now);
  const commonName = `Apple Distribution: ${organisation} (${team})`;
  const certificate = makeCertificate(key, { commonName, organisation, team, from, until });
  const password = newPassword();
  const profile = makeProfile({
    name: devices ? `${organisation} ad hoc` : `${organisation} App Store`,
    uuid: id,
    team,
    teamName: organisation,
    bundleId,
    certificate,
    ...(devices && { devices }),
    from,
    until: timesOf({ ...wanted, until: wanted.profileUntil ?? wanted.until }, now).until,
  });
  const p12 = writePkcs12({ privateKey: key, certificate, name: organisation, password });
  const files: SigningFiles = {
    certificate: { content: p12.toString('base64'), password },
    profile: { content: profile.toString('base64') },
    uploadKey: hasUploadKey ? await makeUploadKey(id) : null,
  };
  const inspection = await inspectFiles(
    { clock: { now: () => now }, inspectInWorker: async (file) => inspectSigningFile(file) },
    files,
  );
  const { certificate: facts, profile: profileFacts, faults } = inspection;
  if (!isUsable(inspection) || !facts || !profileFacts)
    throw new Error(`The files of ${reference} do not fit: ${JSON.stringify([faults, inspection.checks])}`);
  const { uploadKey } = files;
  return {
    id,
    reference,
    secret: secrets.seal(JSON.stringify(files), bundlePlace(id)),
    facts: {
      certificate: facts,
      profile: profileFacts,
      uploadKey: uploadKey && { keyId: uploadKey.keyId, issuerId: uploadKey.issuerId },
    },
    createdAt: from,
    revokedAt,
  };
}

/** As App Store Connect makes them. */
async function makeUploadKey(issuerId: string): Promise<SigningFiles['uploadKey']> {
  const { privateKey } = await makePair('ec', { namedCurve: 'prime256v1' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { content: Buffer.from(pem).toString('base64'), keyId: 'DEMOKEY001', issuerId };
}

function makeKeystore(
  { now, secrets }: DemoSigningDeps,
  key: KeyObject,
  wanted: WantedKeystore,
): DemoSigning['keystores'][number] {
  const { id, reference, organisation, alias } = wanted;
  const { from, until, revokedAt } = timesOf(wanted, now);
  const certificate = makeCertificate(key, { commonName: organisation, organisation, from, until });
  const password = newPassword();
  const bytes = writePkcs12({ privateKey: key, certificate, name: alias, password });
  const result = inspectSigningFile({ kind: 'keystore', bytes, now, password, alias });
  const [entry] = result.ok && result.facts.kind === 'keystore' ? toEntries(result.facts.keystore) : [];
  if (!entry) throw new Error(`The file of ${reference} cannot be read.`);
  const file: KeystoreFile = { content: bytes.toString('base64'), password, alias, keyPassword: '' };
  return {
    id,
    reference,
    secret: secrets.seal(JSON.stringify(file), keystorePlace(id)),
    facts: { format: 'pkcs12', alias, certificate: entry.certificate },
    createdAt: from,
    revokedAt,
  };
}
