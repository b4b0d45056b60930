import path from 'node:path';
import { parseArgs } from 'node:util';
import { locales } from '@unmuted/api/contract';
import * as z from 'zod';

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const port = z.coerce.number().int().min(0).max(65_535);
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).origin === value, {
    error: 'must be an origin: scheme, host and port, without a path',
  });
const address = z.string().regex(/^(?:\/|https?:\/\/)/, 'must be a path or an http(s) address');
const origins = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(z.array(origin));
const checkout = path.resolve(import.meta.dirname, '../../..');

const environment = z
  .object({
    NODE_ENV: optional(z.string()),
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
    ENGINE_PUBLIC_ORIGIN: optional(origin),
    ICECAST_URL: optional(origin),
    ICECAST_ADMIN_PASSWORD: optional(z.string()),
    DASHBOARD_DIST: optional(z.string()).default(path.join(checkout, 'apps/dashboard/dist')),
    API_URL: optional(address).default('/api'),
    CAST_API_URL: optional(address).default('/cast-api'),
    CORS_ORIGINS: optional(origins).default([]),
    BRAND: optional(z.string().max(60)).default('Studio'),
    COMPANY: optional(z.string().max(60)).default('Unmuted Ltd'),
    DEFAULT_LOCALE: optional(z.enum(locales)).default('en'),
    SENTRY_DSN: optional(z.url()),
    RELEASE_ID: optional(z.string().max(100)),
    SUPPORT_URL: optional(z.url({ protocol: /^https?$|^mailto$/ })),
    LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])),
  })
  .superRefine((env, context) => {
    // Others would be told an address of this machine's own, and hear nothing.
    if (env.ENGINE === 'relay' && !isLoopback(env.HOST) && env.ENGINE_PUBLIC_ORIGIN === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['ENGINE_PUBLIC_ORIGIN'],
        message:
          'is needed when HOST is not loopback: where listeners reach the streams, such as https://streams.example',
      });
    }
    if (env.ENGINE !== 'icecast') return;
    for (const name of ['ICECAST_URL', 'ICECAST_ADMIN_PASSWORD'] as const) {
      if (env[name] === undefined) {
        context.addIssue({ code: 'custom', path: [name], message: 'is needed with ENGINE=icecast' });
      }
    }
  });

export type Config = z.output<typeof environment> & {
  readonly demo: 'fixed' | 'random' | 'none';
  readonly isProduction: boolean;
};

/** Wrong settings, one a line: what a person starting the server must mend. */
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
  return { ...result.data, isProduction, demo: demoOf(result.data, args) };
}

/** Accounts whose password is printed in the README exist only where no one but this machine can reach them. */
function demoOf(env: z.output<typeof environment>, args: readonly string[]): Config['demo'] {
  const { values } = parseArgs({ args: [...args], options: { demo: { type: 'boolean' } }, strict: true });
  const isOwn = isLoopback(env.HOST) && env.DATABASE_URL === undefined && env.NODE_ENV !== 'production';
  if (isOwn) return 'fixed';
  return values.demo ? 'random' : 'none';
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
