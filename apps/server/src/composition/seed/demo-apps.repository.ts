import type { AppDocument } from '@unmuted/api/contract';
import type { DemoApp } from '#/composition/seed/demo-apps.ts';
import { type DemoPictures, publicName, withPictures } from '#/composition/seed/demo-pictures.ts';
import { saveFile } from '#/modules/files/uploads/uploads.repository.ts';
import type { Tx } from '#/platform/db/schema.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

const dayMs = 86_400_000;

interface Owner {
  readonly accountId: string;
  readonly name: string;
  readonly casts: readonly { readonly id: string; readonly username: string }[];
  readonly now: Date;
  /** Null where the storage has none. */
  readonly pictures: DemoPictures | null;
}

/** Apps with their drafts and their life so far. */
export async function insertDemoApps(tx: Tx, owner: Owner, apps: readonly DemoApp[]): Promise<void> {
  if (owner.pictures && apps.length > 0) await insertFiles(tx, owner.pictures, owner.now);
  for (const app of apps) await insertDemoApp(tx, owner, app);
}

/** The files are in use, so that no upload has to hold them. */
async function insertFiles(tx: Tx, { icon, listings }: DemoPictures, now: Date): Promise<void> {
  for (const { hash, bytes, width, height } of [icon, ...[...listings.values()].flat()])
    await saveFile(tx, {
      hash,
      content_type: 'image/png',
      bytes,
      width,
      height,
      is_public: true,
      created_at: now,
    });
}

/** States that an owner brings about. */
const byOwner = ['draft', 'in_review'];

async function insertDemoApp(
  tx: Tx,
  { accountId, name, casts, now, pictures }: Owner,
  app: DemoApp,
): Promise<void> {
  const { id, platform, cast, steps, reason = '', comments = [] } = app;
  const castId = casts.find(({ username }) => username === cast)?.id;
  const written: AppDocument = {
    ...app.document,
    ...(castId !== undefined && { source: { kind: 'cast', id: castId } }),
    // What was sent has the icon of the demo.
    ...(pictures && steps.length > 1 && { icon: publicName(pictures.icon) }),
  };
  const document = pictures ? withPictures(id, written, pictures) : written;
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs);
  const [state = 'draft', since = 0] = steps.at(-1) ?? [];
  const sentAt = steps.find(([each]) => each !== 'draft');
  const text = JSON.stringify(document);
  await tx
    .insertInto('mobile_apps')
    .values({
      id,
      account_id: accountId,
      platform,
      name: document.name,
      package_id: document.packageId,
      status: state,
      status_since: at(since),
      version: app.version ?? null,
      store_url: null,
      draft: text,
      ...(app.settings && { settings: JSON.stringify(app.settings) }),
      draft_saved_at: at(since),
      reason,
      comments: JSON.stringify(comments),
      ...(sentAt && { sent: text, sent_at: at(sentAt[1]) }),
      ...(state === 'live' && { live: text, live_at: at(since), is_package_frozen: true }),
    })
    .execute();
  await tx
    .insertInto('app_steps')
    .values(
      steps.map(([each, daysAgo]) => ({
        id: uuidv7(at(daysAgo)),
        app_id: id,
        state: each,
        at: at(daysAgo),
        by_name: byOwner.includes(each) ? name : null,
        by_staff: !byOwner.includes(each),
        reason: each === state ? reason : '',
      })),
    )
    .execute();
}
