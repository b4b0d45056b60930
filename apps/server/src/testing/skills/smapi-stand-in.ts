import { randomUUID } from 'node:crypto';
import { readZip } from '#/modules/skills/packaging/testing/read-zip.ts';
import { createCallOracle } from '#/modules/skills/packaging/testing/smapi-oracle.ts';
import {
  type ServiceReply,
  type ServiceRequest,
  startService,
} from '#/testing/stand-ins/service-stand-in.ts';

export const smapiCredentials = {
  clientId: 'amzn1.application-oa2-client.studio',
  clientSecret: 'client-secret-of-studio',
  refreshToken: 'Atzr|refresh-token-of-studio',
};

interface StandInSkill {
  readonly id: string;
  readonly name: string;
  readonly updatedAt: string;
}

interface Certification {
  readonly id: string;
  status: 'IN_PROGRESS' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';
  readonly at: string;
  reasons: readonly string[];
}

/** What Amazon does with the next package. */
interface ImportOutcome {
  readonly status: 'SUCCEEDED' | 'FAILED';
  readonly errors?: readonly { readonly name: string; readonly message: string }[];
}

const created = { status: 202, body: '' } as const;

/**
 * Amazon's Skill Management API with Login with Amazon and its storage on loopback. Requests that are not as in Amazon's published
 * document, and replies of its own that are not, are kept in `faults`.
 */
export async function startSmapi(now: () => Date) {
  const oracle = createCallOracle();
  const amazon = {
    skills: [] as StandInSkill[],
    certifications: new Map<string, Certification[]>(),
    imports: new Map<string, { readonly skillId: string; readonly outcome: ImportOutcome }>(),
    packages: [] as string[][],
    wrong: [] as string[],
    token: 'Atza|first',
    areTokensRefused: false,
    vendors: ['M3UNMUTED'],
    nextImport: { status: 'SUCCEEDED' } as ImportOutcome,
  };
  let names: string[] = [];

  function token({ body }: ServiceRequest): ServiceReply {
    const form = new URLSearchParams(body);
    const isRight =
      form.get('grant_type') === 'refresh_token' &&
      form.get('refresh_token') === smapiCredentials.refreshToken &&
      form.get('client_id') === smapiCredentials.clientId &&
      form.get('client_secret') === smapiCredentials.clientSecret;
    if (!isRight || amazon.areTokensRefused) return { status: 400, body: { error: 'invalid_grant' } };
    amazon.token = `Atza|${randomUUID()}`;
    return { status: 200, body: { access_token: amazon.token, token_type: 'bearer', expires_in: 3_600 } };
  }

  function upload({ bytes, headers }: ServiceRequest): ServiceReply {
    if (headers['content-type'] !== undefined) amazon.wrong.push('the upload has a content type');
    const files = readZip(bytes);
    amazon.packages.push(files.map(({ name }) => name));
    const manifest = JSON.parse(
      files.find(({ name }) => name === 'skill.json')?.content.toString() ?? '{}',
    ) as {
      readonly manifest: {
        readonly publishingInformation: { readonly locales: Record<string, { name: string }> };
      };
    };
    names = Object.values(manifest.manifest.publishingInformation.locales).map(({ name }) => name);
    return { status: 200, body: '' };
  }

  function startImport(skillId: string): ServiceReply {
    const id = randomUUID();
    amazon.imports.set(id, { skillId, outcome: amazon.nextImport });
    return { ...created, headers: { location: `/v1/skills/imports/${id}` } };
  }

  function readImport(id: string): ServiceReply {
    const found = amazon.imports.get(id);
    if (!found) return { status: 404, body: { message: 'Import not found.' } };
    const { skillId, outcome } = found;
    const resources = (outcome.errors ?? []).map(({ name, message }) => ({
      name,
      status: 'FAILED',
      errors: [{ code: 'INVALID', message }],
    }));
    return { status: 200, body: { status: outcome.status, skill: { skillId, resources } } };
  }

  function submit(skillId: string): ServiceReply {
    const id = randomUUID();
    const all = amazon.certifications.get(skillId) ?? [];
    amazon.certifications.set(skillId, [
      { id, status: 'IN_PROGRESS', at: now().toISOString(), reasons: [] },
      ...all,
    ]);
    return { ...created, headers: { location: `/v1/skills/${skillId}/certifications/${id}` } };
  }

  function certification(skillId: string, id: string): ServiceReply {
    const found = amazon.certifications.get(skillId)?.find((each) => each.id === id);
    if (!found) return { status: 404, body: { message: 'Not found.' } };
    const publicationFailures = found.reasons.map((reason) => ({ reason, countries: ['GB'] }));
    const result = { distributionInfo: { publishedCountries: ['IE'], publicationFailures } };
    return {
      status: 200,
      body: { id, status: found.status, skillSubmissionTimestamp: found.at, result },
    };
  }

  function answer(request: ServiceRequest): ServiceReply {
    const { method, url, json } = request;
    const [, skillId = '', collection = '', id = ''] =
      /^\/v1\/skills\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(url.pathname) ?? [];
    if (url.pathname === '/v1/vendors')
      return { status: 200, body: { vendors: amazon.vendors.map((each) => ({ id: each, name: each })) } };
    if (url.pathname === '/v1/skills') {
      const skills = amazon.skills.map((each) => ({
        skillId: each.id,
        stage: 'development',
        lastUpdated: each.updatedAt,
        nameByLocale: { 'en-GB': each.name },
      }));
      return { status: 200, body: { skills, isTruncated: false } };
    }
    if (url.pathname === '/v1/skills/uploads')
      return {
        status: 201,
        body: { uploadUrl: `${service.origin}/storage/${randomUUID()}?signature=secret` },
      };
    if (url.pathname === '/v1/skills/imports') {
      if (!amazon.vendors.includes(String(json?.vendorId)))
        return { status: 401, body: { message: 'No access.' } };
      const made = `amzn1.ask.skill.${randomUUID()}`;
      amazon.skills.push({ id: made, name: names[0] ?? '', updatedAt: now().toISOString() });
      return startImport(made);
    }
    if (skillId === 'imports') return readImport(collection);
    if (collection === 'imports') return startImport(skillId);
    if (collection === 'submit') return submit(skillId);
    if (collection === 'certifications' && id !== '') return certification(skillId, id);
    const items = (amazon.certifications.get(skillId) ?? []).map(({ at, reasons: _, ...each }) => ({
      ...each,
      skillSubmissionTimestamp: at,
    }));
    return method === 'GET'
      ? { status: 200, body: { items, isTruncated: false } }
      : { status: 404, body: {} };
  }

  function serve(request: ServiceRequest): ServiceReply {
    const { method, url, headers, json, body } = request;
    if (url.pathname === '/auth/o2/token') return token(request);
    if (url.pathname.startsWith('/storage/')) return upload(request);
    if (headers.authorization !== `Bearer ${amazon.token}`)
      return { status: 401, body: { message: 'Token is invalid or expired.' } };
    const call = { method, path: url.pathname, body: body === '' ? undefined : json };
    amazon.wrong.push(...oracle.request(call));
    const reply = answer(request);
    amazon.wrong.push(...oracle.reply(call, reply.status, reply.body));
    return reply;
  }
  /** Serves a request and closes the connection in place of its answer. */
  let lost: string | null = null;
  const service = await startService((request) => {
    const reply = serve(request);
    if (lost === null || !request.url.pathname.endsWith(lost) || request.method !== 'POST') return reply;
    lost = null;
    return 'hang';
  });
  return Object.assign(amazon, {
    service,
    settings: { origin: service.origin, tokenOrigin: service.origin, ...smapiCredentials },
    /** The next call of a path ending is carried out, but its answer is lost. */
    loseAnswerOf(ending: string) {
      lost = ending;
    },
    calls: () =>
      service.requests.map(
        ({ method, url }) =>
          `${method} ${url.pathname.replace(/(storage|imports|certifications)\/.+/, '$1/…')}`,
      ),
  });
}

export type SmapiStandIn = Awaited<ReturnType<typeof startSmapi>>;
