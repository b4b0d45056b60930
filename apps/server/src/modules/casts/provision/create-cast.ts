import {
  type CastLimits,
  type UsernameAvailability,
  username as usernameSchema,
} from '@unmuted/api/contract';
import { mountsTopic, passwordPlace } from '#/modules/casts/cast/mount-configs.ts';
import { policyTopic } from '#/modules/casts/cast/policy-topic.ts';
import {
  findAccountOwner,
  grantCast,
  insertCast,
  isNameTaken,
} from '#/modules/casts/provision/provision.repository.ts';
import { newSourcePassword } from '#/modules/casts/settings/write-section.ts';
import { takeTurn } from '#/modules/identity/registration/registration.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { LiveBus } from '#/platform/live/bus.ts';
import type { Mailer } from '#/platform/mail/mail.ts';

/** Hosts of the provider, and words that are addresses of the APIs. */
const reserved = new Set(['admin', 'api', 'www', 'mail', 'cast', 'status', 'static', 'availability', 'bulk']);
/** kbit/s of the first stream, unless the plan allows less. */
const defaultKbps = 128;
/** The shown plan of a cast with individual limits. */
const customPlan = 'Custom';

export interface ProvisionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly bus: Pick<LiveBus, 'publish'>;
}

export interface NewCast {
  readonly accountId: string;
  readonly username: string;
  readonly name: string;
  readonly timeZone: string;
  readonly limits: CastLimits;
  /** Null for individual limits. */
  readonly plan: { readonly editionId: string; readonly name: string } | null;
  /** Of its stream; a random one unless given. */
  readonly sourcePassword?: string | undefined;
}

/** Whether a username can be used for a new cast. */
export async function checkUsername(db: Db | Tx, username: string): Promise<UsernameAvailability> {
  const problem = !usernameSchema.safeParse(username).success
    ? 'invalid'
    : reserved.has(username)
      ? 'reserved'
      : (await isNameTaken(db, username))
        ? 'taken'
        : null;
  return { username, isAvailable: problem === null, problem };
}

/**
 * Inserts a cast with one stream and a new source password, and emails the owner. After the transaction, publish
 * `createdTopics`.
 */
export async function createCast(
  tx: Tx,
  deps: ProvisionDeps,
  { scope, caller }: Act,
  cast: NewCast,
): Promise<string> {
  const { clock, secrets, mailer, publicUrl } = deps;
  const { accountId, username, limits, plan } = cast;
  const owner = await findAccountOwner(tx, scope, accountId);
  if (!owner) throw new AppError('resource.not_found');
  // Of two casts that claim a name or a mount concurrently, the second waits here and then finds it taken.
  await takeTurn(tx, `mount /${username}`);
  const { problem } = await checkUsername(tx, username);
  if (problem !== null)
    throw new AppError('request.invalid', {
      errors: [{ pointer: '/username', code: problem === 'taken' ? 'duplicate' : 'enum', params: {} }],
    });
  const at = clock.now();
  const castId = uuidv7(at);
  const streamId = uuidv7(at);
  const bitrate = Math.min(defaultKbps, limits.bitrateLimit);
  await insertCast(
    tx,
    {
      id: castId,
      username,
      account_id: accountId,
      name: cast.name,
      group_name: 'Streaming',
      server: 'local',
      plan: plan?.name ?? customPlan,
      plan_edition_id: plan?.editionId ?? null,
      status: 'active',
      renews_at: null,
      timezone: cast.timeZone,
      listener_limit: limits.listenerLimit,
      streams_limit: limits.streamsLimit,
      bitrate_limit: limits.bitrateLimit,
      created_at: at,
    },
    {
      id: streamId,
      cast_id: castId,
      position: 1,
      name: `${bitrate}kbps`,
      mount: `/${username}`,
      codec: 'mp3',
      bitrate,
      is_primary: true,
      source_password: secrets.seal(
        cast.sourcePassword ?? newSourcePassword(),
        passwordPlace({ id: streamId }),
      ),
    },
  );
  if (scope.kind === 'customer' && scope.isLimited) await grantCast(tx, scope.customerId, castId);
  await recordAudit(tx, {
    at,
    action: 'cast.created',
    by: scope,
    about: { accountId },
    caller,
    details: { cast: username, plan: plan?.name ?? null, ...limits },
    change: {
      before: null,
      after: { name: cast.name, timeZone: cast.timeZone, plan: plan?.name ?? null, ...limits },
    },
  });
  await mailer.send(
    tx,
    { email: owner.email, locale: owner.locale },
    { kind: 'cast_ready', name: owner.firstName, cast: username, link: `${publicUrl()}/cast/${username}` },
  );
  return castId;
}

/** Event topics of a new, closed or opened cast. */
export const createdTopics = (username: string): string[] => [
  mountsTopic,
  policyTopic,
  'fleet',
  `cast:${username}`,
];
