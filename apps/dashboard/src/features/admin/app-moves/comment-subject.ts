import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import { limits, type StaffApp } from '@unmuted/api';
import type { AppLanguageCode } from '@unmuted/api/contract';
import { appFieldLabel } from '#/components/mobile-app/app-fields.messages.ts';
import { appLanguageName } from '#/components/mobile-app/app-languages.ts';
import type { CommentSubject } from '#/features/admin/review/review-draft.ts';

/** Fields of a listing, which differ by language. */
const listingFields = [
  'title',
  'short',
  'full',
  'subtitle',
  'keywords',
  'promo',
  'whatsNew',
  'featureGraphic',
  'phone',
  'tablet',
] as const;
const documentFields = [
  'icon',
  'launcherName',
  'packageId',
  'source',
  'streams',
  'colors',
  'tabs',
  'website',
  'profiles',
  'contactEmail',
  'privacyUrl',
  'hasAds',
  'category',
  'tags',
] as const;

/** Declarations are one field of the document. */
export const legalField = 'legal';

/** What comments on an app can be about. */
export function useCommentSubject({ app: { platform, draft } }: StaffApp): CommentSubject<AppLanguageCode> {
  const { i18n } = useLingui();
  const { t } = useWords();
  return {
    whole: t`The whole app`,
    fields: [
      ...[...listingFields, ...documentFields].map((value) => ({
        value,
        label: i18n._(appFieldLabel(value, platform)),
      })),
      { value: legalField, label: t`Account and declarations` },
    ],
    locales: draft.listings.map(({ language }) => language),
    localeName: (language) => appLanguageName(i18n.locale, language),
    maxComments: limits.appComments,
    maxLength: limits.appComment,
  };
}

/** Fields that differ by language are commented on in the first one. */
export const languageOf = (field: string, { app }: StaffApp): AppLanguageCode | null =>
  listingFields.some((each) => each === field) ? (app.draft.listings[0]?.language ?? null) : null;
