import { createHash, type X509Certificate } from 'node:crypto';
import { teamIdPattern } from '#/modules/apps/signing/certificate.ts';
import { readSignedData } from '#/modules/apps/signing/cms.ts';
import { shownText } from '#/modules/apps/signing/facts-text.ts';
import { type PlistValue, readPlist } from '#/modules/apps/signing/plist.ts';
import { SigningFault } from '#/modules/apps/signing/signing-faults.ts';
import { verifySignedData } from '#/modules/apps/signing/verify-cms.ts';

/** How apps that are signed with a profile reach devices. */
export type ProfileType = 'app_store' | 'ad_hoc' | 'development' | 'enterprise';

/** The app that a profile is for. */
export interface ProfileAppId {
  readonly prefix: string;
  /** A bundle id, or one that ends with `*`. */
  readonly bundleId: string;
  readonly isWildcard: boolean;
}

export interface Entitlement {
  readonly name: string;
  /** Null for a value of another type. */
  readonly value: string | number | boolean | readonly string[] | null;
}

/** What a profile says; it can be sent between threads. */
export interface ProfileFacts {
  readonly name: string;
  readonly uuid: string;
  readonly teamIds: readonly string[];
  readonly teamName: string | null;
  readonly appId: ProfileAppId;
  readonly type: ProfileType;
  /** As Apple writes them: `iOS`, `visionOS`, `OSX`, `tvOS` … */
  readonly platforms: readonly string[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** SHA-256 of each certificate, in upper-case hex with colons. */
  readonly certificates: readonly string[];
  /** In alphabetical order. */
  readonly entitlements: readonly Entitlement[];
  readonly deviceCount: number;
  /** `not_verified` if no roots are configured. A signature that fails is a fault. */
  readonly signature: 'verified' | 'not_verified';
}

export interface ProfileReading {
  /** Of Apple. */
  readonly trustedRoots?: readonly X509Certificate[] | undefined;
  readonly now: Date;
}

type Dict = ReadonlyMap<string, PlistValue>;

/** Reads a `.mobileprovision` file: a property list in signed data. */
export function readProvisioningProfile(
  bytes: Buffer,
  { trustedRoots = [], now }: ProfileReading,
): ProfileFacts {
  const data = readSignedData(bytes);
  if (trustedRoots.length > 0) verifySignedData(data, trustedRoots, now);
  const plist = readPlist(data.content);
  if (!isDict(plist)) throw incomplete('plist');
  const entitlements = plist.get('Entitlements');
  if (!isDict(entitlements)) throw incomplete('Entitlements');
  const teamIds = textsOf(plist, 'TeamIdentifier');
  if (!teamIds.every((id) => teamIdPattern.test(id))) throw incomplete('TeamIdentifier');
  return {
    name: textOf(plist, 'Name'),
    uuid: textOf(plist, 'UUID'),
    teamIds,
    teamName: plist.has('TeamName') ? textOf(plist, 'TeamName') : null,
    appId: appIdOf(entitlements),
    type: typeOf(plist, entitlements),
    platforms: plist.has('Platform') ? textsOf(plist, 'Platform') : [],
    createdAt: dateOf(plist, 'CreationDate'),
    expiresAt: dateOf(plist, 'ExpirationDate'),
    certificates: certificatesOf(plist),
    entitlements: [...entitlements]
      .map(([name, value]) => ({ name: shownText(name), value: entitlementOf(value) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    deviceCount: listOf(plist, 'ProvisionedDevices').length,
    signature: trustedRoots.length > 0 ? 'verified' : 'not_verified',
  };
}

const incomplete = (entry: string): SigningFault => new SigningFault('signing.profile_incomplete', { entry });

function textOf(dict: Dict, key: string): string {
  const value = dict.get(key);
  const text = typeof value === 'string' ? shownText(value) : '';
  if (text === '') throw incomplete(key);
  return text;
}

function dateOf(dict: Dict, key: string): Date {
  const value = dict.get(key);
  if (!(value instanceof Date)) throw incomplete(key);
  return value;
}

/** An absent list is empty. */
function listOf(dict: Dict, key: string): readonly PlistValue[] {
  const value = dict.get(key) ?? [];
  if (!isList(value)) throw incomplete(key);
  return value;
}

const isDict = (value: PlistValue | undefined): value is Dict => value instanceof Map;
const isList = (value: PlistValue): value is readonly PlistValue[] => Array.isArray(value);

function textsOf(dict: Dict, key: string): string[] {
  const texts = listOf(dict, key).map((value) => (typeof value === 'string' ? shownText(value) : ''));
  if (texts.length === 0 || texts.includes('')) throw incomplete(key);
  return texts;
}

function certificatesOf(dict: Dict): string[] {
  const certificates = listOf(dict, 'DeveloperCertificates');
  return certificates.map((certificate) => {
    if (!Buffer.isBuffer(certificate)) throw incomplete('DeveloperCertificates');
    const hex = createHash('sha256').update(certificate).digest('hex').toUpperCase();
    return hex.replace(/..(?=.)/g, '$&:');
  });
}

const appIdKeys = ['application-identifier', 'com.apple.application-identifier'];
const debugKeys = ['get-task-allow', 'com.apple.security.get-task-allow'];

/** The part before the first dot is the prefix: the id of the team, or an older one. */
function appIdOf(entitlements: Dict): ProfileAppId {
  const key = appIdKeys.find((candidate) => entitlements.has(candidate)) ?? 'application-identifier';
  const [, prefix, bundleId] = appIdPattern.exec(textOf(entitlements, key)) ?? [];
  if (prefix === undefined || bundleId === undefined) throw incomplete(key);
  return { prefix, bundleId, isWildcard: bundleId.endsWith('*') };
}

const appIdPattern = /^([A-Z0-9]{10})\.(\*|[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?:\.\*)?)$/;

/** Only profiles for testing list devices; only those of Apple's enterprise program are for all devices. */
function typeOf(plist: Dict, entitlements: Dict): ProfileType {
  if (plist.get('ProvisionsAllDevices') === true) return 'enterprise';
  if (debugKeys.some((key) => entitlements.get(key) === true)) return 'development';
  return plist.has('ProvisionedDevices') ? 'ad_hoc' : 'app_store';
}

function entitlementOf(value: PlistValue): Entitlement['value'] {
  if (typeof value === 'string') return shownText(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (!isList(value)) return null;
  const texts = value.filter((item) => typeof item === 'string');
  return texts.length === value.length ? texts.map(shownText) : null;
}
