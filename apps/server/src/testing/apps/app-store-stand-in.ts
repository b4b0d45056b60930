import { createPrivateKey, createPublicKey, randomUUID, verify } from 'node:crypto';
import { makeCertificate, makeProfile } from '#/composition/seed/demo-signing-files.ts';
import { parseDer } from '#/modules/apps/signing/der.ts';
import { childAt, contentOf, encodingOf } from '#/modules/apps/signing/der-values.ts';
import { readPem } from '#/modules/apps/signing/pem.ts';
import { fixture, testTeam } from '#/modules/apps/signing/testing/fixtures.ts';
import { isObject, stringOf } from '#/platform/connector/ask-json.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import type { ServiceReply, ServiceRequest } from '#/testing/stand-ins/service-stand-in.ts';

/** The key of App Store Connect of `signingFiles`. */
export const appStoreKey = { keyId: 'TESTKEY001', issuerId: '69a6de70-1234-47e3-e053-5b8c7c11a4d1' };

type Request = Pick<ServiceRequest, 'method' | 'url' | 'headers' | 'json'>;

const yearMs = 365 * 24 * 3_600_000;
/** Signs the certificates. */
const authority = createPrivateKey(fixture('rsa.p8'));
const publicKey = createPublicKey(fixture('app-store-key.p8'));

const refused = (status: number, detail: string): ServiceReply => ({
  status,
  body: { errors: [{ status: String(status), title: 'There is a problem with the request entity', detail }] },
});

/** The API of App Store Connect for one team. It verifies tokens and requests for certificates as Apple does. */
export function createAppStoreStandIn(now: () => Date) {
  const apple = {
    bundleIds: new Map<string, string>(),
    certificates: new Map<string, Buffer>(),
    profileNames: [] as string[],
    csrs: [] as string[],
    /** The most certificates of the team. */
    limit: Number.POSITIVE_INFINITY,
    /** Certificates are made, but the answers are lost. */
    losesCertificates: false,
    /** Why profiles are refused. */
    profileFault: null as string | null,
    /** What profiles contain instead. */
    profileContent: null as string | null,
    answer,
  };

  function answer({ method, url, headers, json }: Request): ServiceReply {
    if (!isAuthorized(headers.authorization, now())) return refused(401, 'Provide a properly signed token.');
    const [, , type = '', id = ''] = url.pathname.split('/');
    if (method === 'DELETE') {
      const isKnown = type === 'certificates' && apple.certificates.delete(id);
      return isKnown ? { status: 204, body: '' } : refused(404, 'Not found.');
    }
    if (method === 'GET' && type === 'certificates') return listCertificates();
    if (method === 'GET') return listBundleIds(url.searchParams.get('filter[identifier]') ?? '');
    const data = dictOf(json?.data);
    const attributes = dictOf(data.attributes);
    if (data.type !== type) return refused(409, `The type is not ${type}.`);
    if (type === 'bundleIds') return addBundleId(attributes);
    if (type === 'certificates') return addCertificate(attributes);
    return addProfile(attributes, dictOf(data.relationships));
  }

  /** As Apple's filter: it finds what begins with the text. */
  function listBundleIds(text: string): ServiceReply {
    const found = [...apple.bundleIds].filter(([identifier]) => identifier.startsWith(text));
    const data = found.map(([identifier, id]) => ({ type: 'bundleIds', id, attributes: { identifier } }));
    return { status: 200, body: { data } };
  }

  function addBundleId({ identifier, name, platform }: Dict): ServiceReply {
    if (platform !== 'IOS' || !/^[A-Za-z0-9 ]+$/.test(String(name))) return refused(409, 'Invalid name.');
    const id = randomUUID();
    apple.bundleIds.set(String(identifier), id);
    return created({ type: 'bundleIds', id, attributes: { identifier, name } });
  }

  function addCertificate({ certificateType, csrContent }: Dict): ServiceReply {
    if (apple.certificates.size >= apple.limit)
      return refused(
        409,
        'You already have a current Distribution certificate or a pending certificate request.',
      );
    const subjectKey = certificateType === 'DISTRIBUTION' ? keyOf(String(csrContent)) : null;
    if (!subjectKey) return refused(409, 'Invalid request.');
    apple.csrs.push(String(csrContent));
    const id = randomUUID();
    const certificate = makeCertificate(authority, {
      commonName: `Apple Distribution: Test Radio (${testTeam})`,
      organisation: 'Test Radio',
      team: testTeam,
      from: new Date(now().getTime() - 60_000),
      until: new Date(now().getTime() + yearMs),
      subjectKey,
    });
    apple.certificates.set(id, certificate);
    if (apple.losesCertificates) return { status: 504, body: '' };
    return created(resourceOf([id, certificate]));
  }

  function listCertificates(): ServiceReply {
    return { status: 200, body: { data: [...apple.certificates].map(resourceOf) } };
  }

  function resourceOf([id, certificate]: [string, Buffer]) {
    const attributes = {
      certificateType: 'DISTRIBUTION',
      certificateContent: certificate.toString('base64'),
    };
    return { type: 'certificates', id, attributes };
  }

  function addProfile({ name, profileType }: Dict, relationships: Dict): ServiceReply {
    const bundleId = stringOf(dictOf(dictOf(relationships.bundleId).data).id);
    const { data } = dictOf(relationships.certificates);
    const [first] = Array.isArray(data) ? data : [];
    const certificate = apple.certificates.get(String(dictOf(first).id));
    const [identifier] = [...apple.bundleIds].find(([, id]) => id === bundleId) ?? [];
    if (apple.profileFault !== null) return refused(409, apple.profileFault);
    if (!identifier || !certificate || profileType !== 'IOS_APP_STORE')
      return refused(409, 'Invalid profile.');
    if (apple.profileNames.includes(String(name))) return refused(409, 'The name exists.');
    apple.profileNames.push(String(name));
    const uuid = randomUUID();
    const profile = makeProfile({
      name: String(name),
      uuid,
      team: testTeam,
      teamName: 'Test Radio',
      bundleId: identifier,
      certificate,
      from: now(),
      until: new Date(now().getTime() + yearMs),
    });
    const profileContent = apple.profileContent ?? profile.toString('base64');
    const attributes = { name, profileType, uuid, profileContent };
    return created({ type: 'profiles', id: randomUUID(), attributes });
  }

  return Object.assign(apple, { connector: connectorOf(answer) });
}

const created = (data: object): ServiceReply => ({ status: 201, body: { data } });

type Dict = Readonly<Record<string, unknown>>;
const dictOf = (value: unknown): Dict => (isObject(value) ? value : {});

/** A connector that reaches the stand-in alone, without a socket. */
const connectorOf = (answer: (request: Request) => ServiceReply): Connector => ({
  async ask({ url, headers = {}, json, isDelete }) {
    const method = isDelete ? 'DELETE' : json === undefined ? 'GET' : 'POST';
    const body = json === undefined ? undefined : (JSON.parse(json) as Dict);
    const reply = answer({ method, url: new URL(url), headers, json: body });
    return {
      protocol: 'HTTP',
      status: reply.status,
      headers: new Map(),
      body: Buffer.from(JSON.stringify(reply.body)),
      headMs: 1,
      tookMs: 1,
      url,
      address: '192.0.2.8',
      certificateEndsAt: null,
    };
  },
});

/** Whether a token is of the key, for this API, and for at most 20 minutes. */
function isAuthorized(header: unknown, now: Date): boolean {
  const [, head = '', claims = '', signature = ''] =
    /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(String(header)) ?? [];
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return false;
  const { alg, kid } = partOf(head);
  const { iss, aud, exp } = partOf(claims);
  const leftS = Number(exp) - now.getTime() / 1_000;
  const isOfKey = alg === 'ES256' && kid === appStoreKey.keyId && iss === appStoreKey.issuerId;
  return isOfKey && aud === 'appstoreconnect-v1' && leftS > 0 && leftS <= 20 * 60;
}

const partOf = (text: string): Dict => dictOf(JSON.parse(Buffer.from(text, 'base64url').toString()));

/** The public key of a request whose signature holds. */
function keyOf(csr: string) {
  const [block] = readPem(Buffer.from(csr));
  if (block?.label !== 'CERTIFICATE REQUEST') return null;
  const request = parseDer(block.bytes);
  const info = childAt(request, 0);
  const key = createPublicKey({ key: encodingOf(childAt(info, 2)), format: 'der', type: 'spki' });
  const isSigned = verify('sha256', encodingOf(info), key, contentOf(childAt(request, 2)).subarray(1));
  return isSigned && key.asymmetricKeyDetails?.modulusLength === 2_048 ? key : null;
}
