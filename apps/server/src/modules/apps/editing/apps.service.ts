import type { App, AppDocument, PackageAvailability, PackageQuery } from '@unmuted/api/contract';
import { isPackageTaken, type LockedApp, saveDraft } from '#/modules/apps/app/app.repository.ts';
import { type AppDeps, type AppTarget, auditApp, changeApp } from '#/modules/apps/app/change-app.ts';
import { picturesOf } from '#/modules/apps/app/draft-of.ts';
import { claimFiles } from '#/modules/files/uploads/uploads.repository.ts';
import { isSameSource, requireSource } from '#/modules/sites/pages/played-source.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

/** Saves a draft: streams, links and tabs are live in installed apps at once. */
export function updateApp(deps: AppDeps, act: Act, target: AppTarget, document: AppDocument): Promise<App> {
  return changeApp(deps, act, target, async (tx, app) => {
    await requirePackage(tx, app, document.packageId);
    const { source } = document;
    // A source that was deleted, or that this person may not see, stays until another one is chosen.
    if (!isSameSource(source, app.draft?.source ?? null))
      await requireSource(tx, act.scope, {
        accountId: app.account_id,
        source,
        error: 'app.source_unknown',
      });
    await requirePictures(tx, act.scope, app, document);
    await saveDraft(tx, app.id, { document, at: deps.clock.now() });
    await auditApp(deps, tx, act, {
      action: 'app.updated',
      app,
      change: { before: app.draft && valuesOf(app.draft), after: valuesOf(document) },
    });
  });
}

async function requirePackage(tx: Tx, app: LockedApp, packageId: string): Promise<void> {
  if (packageId === app.package_id) return;
  const errors = [{ pointer: '/packageId', code: 'enum' as const, params: {} }];
  if (app.is_package_frozen) throw new AppError('app.package_frozen', { errors });
  const wanted = { platform: app.platform, package_id: packageId };
  if (packageId !== '' && (await isPackageTaken(tx, wanted, app.id)))
    throw new AppError('app.package_taken', { errors });
}

/** Pictures are used by the app already, or they are uploads of the account or of the member of staff. */
async function requirePictures(tx: Tx, scope: Scope, app: LockedApp, document: AppDocument): Promise<void> {
  const known = new Set([app.draft, app.sent, app.live].flatMap((each) => (each ? picturesOf(each) : [])));
  const names = picturesOf(document).filter((name) => !known.has(name));
  const wanted = { accountId: app.account_id, names, kinds: ['image.app', 'image.screenshot'] } as const;
  const found = new Set(await claimFiles(tx, scope, wanted));
  const missing = names.find((name) => !found.has(name));
  if (missing === undefined) return;
  throw new AppError('app.file_unknown', {
    errors: [{ pointer: pointerOf(document, missing), code: 'enum', params: {} }],
  });
}

function pointerOf({ icon, listings }: AppDocument, name: string): string {
  if (icon === name) return '/icon';
  const index = listings.findIndex(
    ({ featureGraphic, phone, tablet }) => featureGraphic === name || [...phone, ...tablet].includes(name),
  );
  const listing = listings[index];
  if (listing?.featureGraphic === name) return `/listings/${index}/featureGraphic`;
  return `/listings/${index}/${listing?.phone.includes(name) ? 'phone' : 'tablet'}`;
}

/** Only the store knows the ids of all other apps. */
export async function checkPackage(
  { db }: Pick<AppDeps, 'db'>,
  { platform, packageId }: PackageQuery,
): Promise<PackageAvailability> {
  return { isFree: !(await isPackageTaken(db, { platform, package_id: packageId }, null)) };
}

/** The values of a document in the audit log, without long texts. */
const valuesOf = ({
  name,
  source,
  streams,
  launcherName,
  packageId,
  icon,
  colors,
  tabs,
  website,
  contactEmail,
  privacyUrl,
  hasAds,
  category,
  listings,
  legal,
}: AppDocument) => ({
  name,
  source: source && `${source.kind} ${source.id}`,
  streams: streams.map(({ name: stream, url }) => `${stream} ${url}`),
  launcherName,
  packageId,
  icon,
  ...colors,
  tabs,
  website,
  contactEmail,
  privacyUrl,
  hasAds,
  category,
  titles: listings.map(({ language, title }) => `${language} ${title}`),
  account: legal.account,
});
