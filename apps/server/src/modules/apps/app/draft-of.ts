import { type AppDocument, type AppSettings, newAppDocument } from '@unmuted/api/contract';
import type { AppRow } from '#/modules/apps/app/app.repository.ts';

/** The draft, or one from what is known of an app from before drafts were kept. */
export function draftOf(
  row: Pick<AppRow, 'draft' | 'name' | 'platform' | 'package_id'> & Partial<Pick<AppRow, 'locale'>>,
): AppDocument {
  if (row.draft) return row.draft;
  const document = newAppDocument({
    platform: row.platform,
    name: row.name,
    word: '',
    source: null,
    locale: row.locale ?? 'en',
    website: '',
    contactEmail: '',
  });
  return { ...document, packageId: row.package_id };
}

/** What staff set, or the values of a new app. */
export const settingsOf = (row: Pick<AppRow, 'settings' | 'store_url'>): AppSettings =>
  row.settings ? { ...newSettings, ...row.settings } : { ...newSettings, storeUrl: row.store_url ?? '' };

const newSettings: AppSettings = {
  versionName: '1.0.0',
  versionCode: 1,
  storeUrl: '',
  track: 'internal',
  rollout: 100,
  testers: null,
  testersSince: null,
  isPackageRegistered: null,
  isServiceAccountReady: false,
  appleAppId: '',
  sku: '',
  teamId: '',
  ageRating: '4+',
  copyright: '',
  supportUrl: '',
  marketingUrl: '',
  reviewName: '',
  reviewPhone: '',
  reviewEmail: '',
  reviewNotes: '',
  signingId: null,
};

/** The names of the pictures of a document. */
export function picturesOf({ icon, listings }: AppDocument): string[] {
  const names = listings.flatMap(({ featureGraphic, phone, tablet }) => [
    featureGraphic,
    ...phone,
    ...tablet,
  ]);
  return [icon, ...names].filter((name) => name !== null);
}
