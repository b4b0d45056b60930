import { type AppStoreKey, createAppStoreToken } from '#/modules/apps/credentials/apple/app-store-token.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { isObject, stringOf } from '#/platform/connector/ask-json.ts';
import type { Answer, Connector, Question } from '#/platform/connector/connector.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import { AppError } from '#/platform/http/app-error.ts';

export interface AppStoreDeps {
  readonly appStoreConnector: Connector;
  /** The origin of the API of App Store Connect. */
  readonly appStoreConnectOrigin: string;
  readonly clock: Clock;
}

/** Something that Apple has made. */
export interface AppleResource {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** What is asked of App Store Connect. Fails with `signing.apple_…`. */
export interface AppStoreConnect {
  /** The id of a bundle id at Apple, which is registered under a name if it is not there. */
  readonly registerBundleId: (identifier: string, name: string) => Promise<string>;
  /** A distribution certificate. */
  readonly createCertificate: (csr: string) => Promise<AppleResource>;
  /** The distribution certificates of the team. */
  readonly listCertificates: () => Promise<readonly AppleResource[]>;
  readonly deleteCertificate: (id: string) => Promise<void>;
  /** A profile for the App Store. */
  readonly createProfile: (
    name: string,
    parts: { readonly bundleId: string; readonly certificate: string },
  ) => Promise<AppleResource>;
}

const certificateType = 'DISTRIBUTION';

type Content = Pick<Question, 'json' | 'isDelete'>;

export function createAppStoreConnect(deps: AppStoreDeps, key: AppStoreKey): AppStoreConnect {
  const token = createAppStoreToken(key, deps.clock.now());
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };

  async function call(path: string, content: Content = {}): Promise<unknown> {
    const url = deps.appStoreConnectOrigin + path;
    const answer = await deps.appStoreConnector.ask({ url, headers, ...content }).catch((error: unknown) => {
      throw error instanceof ConnectorError ? appleUnavailable(error) : error;
    });
    const body = bodyOf(answer);
    const isSuccess = answer.status >= 200 && answer.status < 300;
    if (!isSuccess) throw errorOf(answer.status, body);
    return body?.data;
  }

  async function create(type: string, data: object): Promise<AppleResource> {
    return resourceOf(await call(`/v1/${type}`, { json: JSON.stringify({ data: { type, ...data } }) }));
  }

  async function list(type: string, query: URLSearchParams): Promise<AppleResource[]> {
    const found = await call(`/v1/${type}?${query}`);
    if (!Array.isArray(found)) throw appleUnavailable();
    return found.map(resourceOf);
  }

  return {
    async registerBundleId(identifier, name) {
      // The filter also finds bundle ids that only begin with it.
      const query = new URLSearchParams({ 'filter[identifier]': identifier, limit: '200' });
      const found = await list('bundleIds', query);
      const own = found.find(({ attributes }) => attributes.identifier === identifier);
      if (own) return own.id;
      return (await create('bundleIds', { attributes: { identifier, name, platform: 'IOS' } })).id;
    },
    createCertificate: (csrContent) =>
      create('certificates', { attributes: { certificateType, csrContent } }),
    listCertificates: () =>
      list('certificates', new URLSearchParams({ 'filter[certificateType]': certificateType, limit: '200' })),
    async deleteCertificate(id) {
      await call(`/v1/certificates/${encodeURIComponent(id)}`, { isDelete: true });
    },
    createProfile: (name, { bundleId, certificate }) =>
      create('profiles', {
        attributes: { name, profileType: 'IOS_APP_STORE' },
        relationships: {
          bundleId: { data: { type: 'bundleIds', id: bundleId } },
          certificates: { data: [{ type: 'certificates', id: certificate }] },
        },
      }),
  };
}

/** No answer, or none that can be used. */
export const appleUnavailable = (cause?: unknown): AppError =>
  new AppError('signing.apple_unavailable', { cause });

function errorOf(status: number, body: Body): AppError {
  const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429;
  if (!isRefused) return appleUnavailable();
  // Also of a team that has to accept an agreement first.
  const isOfKey = status === 401 || status === 403;
  return new AppError(isOfKey ? 'signing.apple_key_refused' : 'signing.apple_refused', {
    params: { reason: reasonOf(body) || String(status) },
  });
}

const longestReason = 500;

/** What Apple says is wrong. */
function reasonOf(body: Body): string {
  const errors = Array.isArray(body?.errors) ? body.errors.filter(isObject) : [];
  const texts = errors.flatMap(({ detail, title }) => stringOf(detail) ?? stringOf(title) ?? []);
  const reason = texts
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
  // Never splits a surrogate pair.
  return reason.slice(0, longestReason).replace(/[\uD800-\uDBFF]$/, '');
}

type Body = Readonly<Record<string, unknown>> | undefined;

function bodyOf({ body }: Answer): Body {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function resourceOf(value: unknown): AppleResource {
  const id = isObject(value) ? stringOf(value.id) : undefined;
  if (id === undefined || !isObject(value) || !isObject(value.attributes)) throw appleUnavailable();
  return { id, attributes: value.attributes };
}
