import path from 'node:path';
import { parseArgs } from 'node:util';
import { locales } from '@unmuted/api/contract';
import * as z from 'zod';
import {
  address,
  hostName,
  nameServers,
  networks,
  optional,
  origin,
  origins,
  places,
  port,
  ypDirectories,
} from '#/platform/config/config-fields.ts';
import { exposuresOf, isLoopback } from '#/platform/config/exposure.ts';
import { tlsFrontProblems } from '#/platform/config/tls-settings.ts';

const tries = z.coerce.number().int().min(1).max(1_000_000);
const checkout = path.resolve(import.meta.dirname, '../../../../..');

/** Settings that `STORAGE=s3` requires. */
const s3Settings = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The origin of a service that is called with a secret. */
const secretOrigin = origin.refine(
  (value) => value.startsWith('https:') || isLoopback(new URL(value).hostname),
  { error: 'must begin with https, because calls contain a secret' },
);

/** Settings that only make sense together. */
const smsSettings = ['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'] as const;

const smapiSettings = ['SMAPI_CLIENT_ID', 'SMAPI_CLIENT_SECRET', 'SMAPI_REFRESH_TOKEN'] as const;

const environment = z
  .object({
    NODE_ENV: optional(z.string()),
    DEMO: optional(z.enum(['on', 'off'])).default('on'),
    DEMO_LISTENERS: optional(z.enum(['on', 'off'])).default('on'),
    HOST: optional(z.string()).default('127.0.0.1'),
    PORT: optional(port).default(4100),
    DATA_DIR: optional(z.string()).default(path.join(checkout, '.data')),
    DATABASE_URL: optional(z.url({ protocol: /^postgres(?:ql)?$/ })),
    SECRET_KEY: optional(
      z
        .string()
        .transform((value) => Buffer.from(value, 'base64'))
        .refine((key) => key.length === 32, { error: 'must be 32 bytes in base64' }),
    ),
    ENGINE: optional(z.enum(['relay', 'icecast', 'off'])).default('relay'),
    ENGINE_PORT: optional(port),
    SHOUTCAST_SOURCE_PORT: optional(z.union([z.literal('off'), port.check(z.gte(1))])),
    ENGINE_PUBLIC_ORIGIN: optional(origin),
    ENGINE_SOCKETS_PER_ADDRESS: optional(z.coerce.number().int().min(1).max(5_000)).default(250),
    GEOIP_DB: optional(z.string()),
    LISTENER_ADDRESS_DAYS: optional(z.coerce.number().int().min(1).max(365)).default(30),
    ICECAST_URL: optional(origin),
    ICECAST_ADMIN_PASSWORD: optional(z.string()),
    ICECAST_BIN: optional(z.string()).default('/usr/bin/icecast2'),
    YP_DIRECTORIES: optional(ypDirectories),
    YP_AFTER_S: optional(z.coerce.number().int().min(0).max(3_600)).default(60),
    RADIO_BROWSER_URL: optional(z.union([z.literal('none'), origin])),
    TUNEIN_URL: optional(
      origin.refine((value) => value.startsWith('https:') || isLoopback(new URL(value).hostname), {
        error: 'must begin with https, because calls contain partner keys',
      }),
    ),
    MUSICBRAINZ_URL: optional(origin),
    SILENCE_STREAMS: optional(z.coerce.number().int().min(0).max(5_000)).default(100),
    SMS_URL: optional(secretOrigin).default('https://api.twilio.com'),
    SMS_ACCOUNT: optional(z.string().regex(/^[\w-]{1,100}$/)),
    SMS_TOKEN: optional(z.string().max(200)),
    SMS_FROM: optional(
      z.string().regex(/^(?:\+[1-9]\d{6,14}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/, {
        error: 'must be a telephone number such as +15005550006, the id of a messaging service, or a name',
      }),
    ),
    SMAPI_URL: optional(secretOrigin).default('https://api.amazonalexa.com'),
    SMAPI_TOKEN_URL: optional(secretOrigin).default('https://api.amazon.com'),
    SMAPI_CLIENT_ID: optional(z.string().regex(/^[\w.-]{1,200}$/)),
    SMAPI_CLIENT_SECRET: optional(z.string().max(500)),
    SMAPI_REFRESH_TOKEN: optional(z.string().max(2_000)),
    APP_STORE_CONNECT_URL: optional(secretOrigin).default('https://api.appstoreconnect.apple.com'),
    CONNECTOR_ALLOW: optional(places).default([]),
    HTTPS_PORT: optional(port),
    HTTP_PORT: optional(port).default(80),
    HTTPS_HOST: optional(z.string()),
    ACME_DIRECTORY: optional(z.union([z.literal('none'), z.url({ protocol: /^https$/ })])).default(
      'https://acme-v02.api.letsencrypt.org/directory',
    ),
    ACME_EMAIL: optional(z.email()),
    ACME_CAA_IDENTITY: optional(hostName),
    TLS_CERTIFICATE: optional(z.string()),
    TLS_KEY: optional(z.string()),
    SITES_HOST: optional(hostName),
    DNS_SERVERS: optional(nameServers).default([]),
    APP_ARTIFACT_MB: optional(z.coerce.number().int().min(1).max(2_000)).default(300),
    APP_BUILD_MINUTES: optional(z.coerce.number().int().min(5).max(360)).default(60),
    STORAGE: optional(z.enum(['disk', 's3'])).default('disk'),
    S3_ENDPOINT: optional(origin),
    S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
    S3_REGION: optional(z.string().max(60)).default('us-east-1'),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
    DASHBOARD_DIST: optional(z.string()).default(path.join(checkout, 'apps/dashboard/dist')),
    EMBED_DIST: optional(z.string()).default(path.join(checkout, 'apps/embed/dist')),
    SITE_DIST: optional(z.string()).default(path.join(checkout, 'apps/site/dist')),
    API_URL: optional(address).default('/api'),
    CAST_API_URL: optional(address).default('/cast-api'),
    CORS_ORIGINS: optional(origins).default([]),
    TRUSTED_PROXIES: optional(networks).default([]),
    SIGN_IN_TRIES_PER_ACCOUNT: optional(tries).default(5),
    SIGN_IN_TRIES_PER_ADDRESS: optional(tries).default(20),
    SIGN_IN_WINDOW_MINUTES: optional(z.coerce.number().int().min(1).max(1440)).default(5),
    SIGN_IN_TRIES_PER_NAME: optional(tries).default(50),
    SIGN_IN_CODES_PER_NAME: optional(tries).default(20),
    MAIL_CALLS_PER_ADDRESS: optional(tries).default(10),
    MAIL_CALLS_PER_EMAIL: optional(tries).default(5),
    PUBLIC_URL: optional(origin),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    MAIL_FROM: optional(z.email()),
    BRAND: optional(z.string().max(60)).default('Studio'),
    COMPANY: optional(z.string().max(60)).default('Unmuted Ltd'),
    DEFAULT_LOCALE: optional(z.enum(locales)).default('en'),
    SENTRY_DSN: optional(z.url()),
    RELEASE_ID: optional(z.string().max(100)),
    SUPPORT_URL: optional(z.url({ protocol: /^https?$|^mailto$/ })),
    BILLING_URL: optional(z.url({ protocol: /^https?$/ })),
    TERMS_URL: optional(z.url({ protocol: /^https?$/ })),
    LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])),
  })
  .superRefine((env, context) => {
    const reject = (name: keyof typeof env, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    const isExternalIcecast = env.ENGINE === 'icecast' && env.ICECAST_URL !== undefined;
    const isOwnEngine = env.ENGINE !== 'off' && !isExternalIcecast;
    // Remote clients would get a loopback URL that they cannot reach.
    if (isOwnEngine && !isLoopback(env.HOST) && env.ENGINE_PUBLIC_ORIGIN === undefined) {
      reject(
        'ENGINE_PUBLIC_ORIGIN',
        'is needed when HOST is not loopback: where listeners reach the streams, such as https://streams.example',
      );
    }
    for (const name of s3Settings) {
      if (env.STORAGE === 's3' && env[name] === undefined) reject(name, 'is needed with STORAGE=s3');
    }
    for (const group of [smsSettings, smapiSettings])
      for (const name of group) {
        const isUsed = group.some((other) => env[other] !== undefined);
        if (isUsed && env[name] === undefined) reject(name, `is needed with ${group.join(', ')}`);
      }
    const isProduction = env.NODE_ENV === 'production';
    // Never derived from a request: an attacker could then have a link sent that leads to their own
    // server.
    if ((isProduction || !isLoopback(env.HOST)) && env.PUBLIC_URL === undefined) {
      reject(
        'PUBLIC_URL',
        `is needed ${
          isProduction ? 'with NODE_ENV=production' : 'when HOST is not loopback'
        }: where people open the dashboard, such as https://studio.example; links in mails begin with it`,
      );
    }
    if (isProduction && env.SMTP_URL === undefined) {
      reject(
        'SMTP_URL',
        'is needed with NODE_ENV=production: the mail server, such as smtps://user:password@mail.example',
      );
    }
    for (const [name, message] of tlsFrontProblems(env)) reject(name, message);
    if (isExternalIcecast && env.ICECAST_ADMIN_PASSWORD === undefined) {
      reject('ICECAST_ADMIN_PASSWORD', 'is needed with ICECAST_URL');
    }
    // Otherwise its operator would expect the dashboard to offer the port.
    if (isExternalIcecast && typeof env.SHOUTCAST_SOURCE_PORT === 'number') {
      reject(
        'SHOUTCAST_SOURCE_PORT',
        'is not for ICECAST_URL: leave it out, or use ENGINE=relay for SHOUTcast sources',
      );
    }
  });

export type Config = z.output<typeof environment> & {
  readonly demo: 'fixed' | 'random' | 'none';
  /** Whether demo listeners connect to the built-in relay. */
  readonly demoListeners: boolean;
  /** Names of the settings that let others reach this server. */
  readonly exposedBy: readonly string[];
  readonly isProduction: boolean;
};

/** Invalid settings, one per line, with instructions for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function readConfig(env: NodeJS.ProcessEnv, args: readonly string[] = []): Config {
  const result = environment.safeParse(env);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings are wrong:\n${lines.join('\n')}`);
  }
  const isProduction = result.data.NODE_ENV === 'production';
  const exposedBy = exposuresOf(result.data);
  const demo = demoOf({ ...result.data, isProduction, exposedBy }, args);
  return {
    ...result.data,
    isProduction,
    exposedBy,
    demo,
    demoListeners: hasDemoListeners(result.data, demo),
  };
}

/** Accounts with the public password are created only where nobody else can reach them. */
function demoOf(
  { DEMO, isProduction, exposedBy }: Pick<Config, 'DEMO' | 'isProduction' | 'exposedBy'>,
  args: readonly string[],
): Config['demo'] {
  const { values } = parseArgs({
    args: [...args],
    options: { demo: { type: 'boolean' }, empty: { type: 'boolean' } },
    strict: true,
  });
  if (values.demo && values.empty) throw new ConfigError('Choose one of --demo and --empty.');
  if (values.demo && isProduction) {
    throw new ConfigError('Demo accounts are not for NODE_ENV=production: leave out --demo.');
  }
  if (values.empty || (DEMO === 'off' && !values.demo)) return 'none';
  if (exposedBy.length === 0) return 'fixed';
  return values.demo ? 'random' : 'none';
}

/** They connect over loopback: not through the proxy of a public origin, and not to an engine that others run. */
function hasDemoListeners(
  { DEMO_LISTENERS, ENGINE, ENGINE_PUBLIC_ORIGIN }: z.output<typeof environment>,
  demo: Config['demo'],
): boolean {
  return (
    demo !== 'none' && DEMO_LISTENERS === 'on' && ENGINE === 'relay' && ENGINE_PUBLIC_ORIGIN === undefined
  );
}

export { isLoopback };
