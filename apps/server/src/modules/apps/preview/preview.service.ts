import { buffer } from 'node:stream/consumers';
import type { App } from '@unmuted/api/contract';
import { type AppRow, findApp, savePreview } from '#/modules/apps/app/app.repository.ts';
import { configUrlOf } from '#/modules/apps/app/app-facts.ts';
import { type AppDeps, changeApp } from '#/modules/apps/app/change-app.ts';
import { draftOf } from '#/modules/apps/app/draft-of.ts';
import type { Brand, StationJson } from '#/modules/apps/preview/brand.ts';
import { buildPreview, type Preview } from '#/modules/apps/preview/build-preview.ts';
import { findCastUsername } from '#/modules/apps/preview/preview.repository.ts';
import { PreviewFault, type PreviewFaultCode } from '#/modules/apps/preview/preview-faults.ts';
import { makePictures } from '#/modules/apps/preview/preview-icons.ts';
import { createPreviewKey, type PreviewKey } from '#/modules/apps/preview/preview-key.ts';
import { readTemplate } from '#/modules/apps/preview/template.ts';
import { apkType } from '#/modules/files/public/file-name.ts';
import { readPlayedSource } from '#/modules/sites/pages/played-source.ts';
import { storeContent } from '#/modules/sites/rendering/store-page.ts';
import type { SecretBox, SecretPlace } from '#/platform/crypto/secrets.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { FileStorage } from '#/platform/storage/storage.ts';

export interface PreviewDeps extends AppDeps {
  readonly storage: FileStorage;
  readonly secrets: SecretBox;
}

const keyPlace = (id: string): SecretPlace => ({ rowId: id, column: 'mobile_apps.preview_key' });

/** Builds a signed app of the draft. A phone installs later ones as updates, since the key of an app stays. */
export async function buildAppPreview(deps: PreviewDeps, act: Act, id: string): Promise<App> {
  const row = await findApp(deps.db, act.scope, id);
  if (!row) throw new AppError('resource.not_found');
  const key = await readKey(deps, row);
  const preview = await build(deps, row, key);
  return changeApp(deps, act, { id }, async (tx) => {
    const at = deps.clock.now();
    const hash = await storeContent(
      tx,
      deps.storage,
      { type: apkType, content: preview.apk, isPublic: true },
      at,
    );
    await savePreview(tx, id, {
      preview: {
        hash,
        bytes: preview.sizeBytes,
        certificateSha256: preview.certificateSha256,
        builtAt: at.toISOString(),
        draftSavedAt: row.draft_saved_at?.toISOString() ?? null,
      },
      key: deps.secrets.seal(JSON.stringify(key), keyPlace(id)),
    });
  });
}

async function readKey({ secrets, clock }: PreviewDeps, row: AppRow): Promise<PreviewKey> {
  if (row.preview_key) return JSON.parse(secrets.open(row.preview_key, keyPlace(row.id))) as PreviewKey;
  return createPreviewKey({ commonName: row.name, now: clock.now() });
}

async function build(deps: PreviewDeps, row: AppRow, key: PreviewKey): Promise<Preview> {
  if (row.platform !== 'android') throw incomplete('/platform');
  const { icon, colors } = draftOf(row);
  const png = icon && (await deps.storage.backend.open(icon.slice(0, icon.indexOf('.'))));
  if (!png) throw incomplete('/icon');
  try {
    const { pictures, background } = await makePictures(deps.storage, {
      png: await buffer(png),
      background: colors.background,
    });
    const brand: Brand = {
      ...(await brandOf(deps, row)),
      colors: { accent: colors.tint, iconBackground: background },
      pictures,
    };
    return buildPreview({ template: await readTemplate(), brand, key });
  } catch (error) {
    throw error instanceof PreviewFault ? incomplete(pointers[error.code] ?? '') : error;
  }
}

async function brandOf(deps: PreviewDeps, row: AppRow): Promise<Omit<Brand, 'colors' | 'pictures'>> {
  const { launcherName, packageId, name } = draftOf(row);
  // Stores sign with another key, and a phone has one app of an id: the preview and the app are two.
  return {
    packageId: packageId === '' ? '' : `${packageId}.preview`,
    label: launcherName || name.slice(0, 30),
    versionName: `0.0.${row.revision}`,
    versionCode: row.revision,
    station: await stationOf(deps, row),
  };
}

async function stationOf(deps: PreviewDeps, row: AppRow): Promise<StationJson> {
  const { name, source, streams } = draftOf(row);
  const played = source && (await readPlayedSource(deps, row.account_id, source));
  const username = source && (await findCastUsername(deps.db, row.account_id, source));
  const statusUrl = username ? `${deps.castUrl()}/public/casts/${username}/status` : null;
  const main = played?.listenUrl ? [{ name: played.name, url: played.listenUrl }] : [];
  return {
    name: played?.name ?? name,
    streams: [...main, ...streams.filter(({ url }) => url !== '')],
    configUrl: configUrlOf(deps, row.id),
    nowPlayingUrl: statusUrl,
  };
}

const incomplete = (pointer: string) =>
  new AppError('app.preview_incomplete', { errors: [{ pointer, code: 'required', params: {} }] });

/** The field that each fault is about; others are faults of the product. */
const pointers: Readonly<Partial<Record<PreviewFaultCode, string>>> = {
  'preview.package_id_invalid': '/packageId',
  'preview.label_invalid': '/launcherName',
  'preview.label_too_long': '/launcherName',
  'preview.station_incomplete': '/source',
  'preview.address_invalid': '/source',
  'preview.color_invalid': '/colors',
  'preview.picture_damaged': '/icon',
  'preview.picture_size_wrong': '/icon',
  'preview.picture_unsuitable': '/icon',
};
