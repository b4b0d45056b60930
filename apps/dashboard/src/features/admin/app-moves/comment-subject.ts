import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import { limits, type StaffApp } from '@unmuted/api';
import type { AppLanguageCode } from '@unmuted/api/contract';
import { appFieldLabel } from '#/components/mobile-app/app-fields.messages.ts';
import { appLanguageName } from '#/components/mobile-app/app-languages.ts';
import { documentFields, listingFields } from '#/features/admin/app/review-fields.ts';
import type { CommentSubject } from '#/features/admin/review/review-draft.ts';

/** Declarations are one field of the document. */
export const legalField = 'legal';

/** What comments on an app can be about. */
export function useCommentSubject({ app: { platform, draft } }: StaffApp): CommentSubject<AppLanguageCode> {
  const { i18n } = useLingui();
  const { t } = useWords();
  return {
    whole: t`The whole app`,
    fields: [
      ...[...listingFields[platform], ...documentFields[platform]].map((value) => ({
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
  listingFields[app.platform].some((each) => each === field)
    ? (app.draft.listings[0]?.language ?? null)
    : null;
