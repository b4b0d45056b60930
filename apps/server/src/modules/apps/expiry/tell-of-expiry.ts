import * as repository from '#/modules/apps/expiry/expiry.repository.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { productOfApp } from '#/platform/events/products.ts';
import { recordEvents } from '#/platform/events/record-event.ts';
import { mailStaff } from '#/platform/notifications/mail-staff.ts';
import { type NotifyDeps, notify } from '#/platform/notifications/notify.ts';

export interface TellOfExpiryDeps extends NotifyDeps {
  readonly db: Db;
  readonly publicUrl: () => string;
  readonly signal?: AbortSignal;
}

/** Days before the end, the first one first. */
const steps = [60, 30, 14, 7, 1] as const;
const dayMs = 86_400_000;

/**
 * Tells staff and owners before what signs their apps expires: once per step. Of steps that passed while no server ran,
 * or before the files were stored, the last one is told.
 */
export async function tellOfExpiry(deps: TellOfExpiryDeps): Promise<void> {
  const { db, clock, signal } = deps;
  const after = clock.now();
  const until = new Date(after.getTime() + steps[0] * dayMs);
  for (const secret of await repository.listEnding(db, { after, until })) {
    signal?.throwIfAborted();
    await db.transaction().execute((tx) => tellOfSecret(deps, tx, secret));
  }
  await repository.deleteEndedNotices(db, after);
}

async function tellOfSecret(deps: TellOfExpiryDeps, tx: Tx, listed: repository.EndingSecret): Promise<void> {
  const now = deps.clock.now();
  await repository.lockSecret(tx, listed);
  // It may have been replaced meanwhile.
  const [secret] = await repository.listEnding(tx, { after: now, until: listed.expiresAt, id: listed.id });
  if (!secret) return;
  const leftMs = secret.expiresAt.getTime() - now.getTime();
  const days = steps.findLast((step) => leftMs <= step * dayMs);
  if (days === undefined) return;
  if (!(await repository.noteNotice(tx, { signing_id: secret.id, expires_at: secret.expiresAt, days })))
    return;
  const apps = await repository.listSignedApps(tx, secret.id);
  const daysLeft = Math.ceil(leftMs / dayMs);
  await tellStaff(deps, tx, { secret, daysLeft, apps });
  for (const app of apps) await tellOwner(deps, tx, { secret, daysLeft, app });
}

interface Told {
  readonly secret: repository.EndingSecret;
  readonly daysLeft: number;
}

function tellStaff(
  deps: TellOfExpiryDeps,
  tx: Tx,
  { secret, daysLeft, apps }: Told & { readonly apps: readonly repository.SignedApp[] },
): Promise<void> {
  const { id, platform, reference, part, expiresAt } = secret;
  const tab = platform === 'android' ? 'tab=keystores&' : '';
  const link = `${deps.publicUrl()}/admin/apps/ios/signing-bundles?${tab}id=${id}`;
  const quote = apps.map(({ name, account }) => `${name} (${account})`).join('\n');
  return mailStaff(deps, tx, 'signing.manage', (name) => ({
    kind: 'signing_expires',
    name,
    reference,
    part,
    expiresAt,
    daysLeft,
    quote,
    link,
  }));
}

/** Without the reference, which names a file of the provider that may sign apps of others. */
async function tellOwner(
  deps: TellOfExpiryDeps,
  tx: Tx,
  { secret: { part, expiresAt }, daysLeft, app }: Told & { readonly app: repository.SignedApp },
): Promise<void> {
  const { id, name: about, platform, account_id: accountId } = app;
  await recordEvents(tx, [
    {
      accountId,
      type: 'certificate.expires',
      at: deps.clock.now(),
      product: { app: { id, name: about, platform } },
      data: { kind: part, expiresAt: expiresAt.toISOString(), daysLeft },
    },
  ]);
  const link = `${deps.publicUrl()}/apps/android/${id}`;
  await notify(deps, tx, {
    accountId,
    kind: 'certificate_expires',
    products: [productOfApp(id)],
    about,
    mailTo: (name) => ({ kind: 'app_signing_expires', name, app: about, part, expiresAt, daysLeft, link }),
  });
}
