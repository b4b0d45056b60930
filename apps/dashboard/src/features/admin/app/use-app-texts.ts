import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import type { App, AppDocument, AppListing } from '@unmuted/api';
import type { FieldChange } from '@unmuted/ui/diff-view';
import { useMemo } from 'react';
import { appFieldLabel } from '#/components/mobile-app/app-fields.messages.ts';
import { appLanguageName } from '#/components/mobile-app/app-languages.ts';
import { categoryNames, profileNames, tabNames } from '#/features/admin/app/app-values.messages.ts';
import {
  type DocumentField,
  documentFields,
  legalFields,
  listingFields,
} from '#/features/admin/app/review-fields.ts';
import { tagOf } from '#/i18n/locales.ts';

/** How the values of an app are written; null for an empty one. */
export function useAppTexts({ sources, platform }: Pick<App, 'sources' | 'platform'>) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { locale: page } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  return useMemo(() => {
    const list = new Intl.ListFormat(tagOf(page), { type: 'unit' });
    const orNull = (text: string) => (text === '' ? null : text);
    const yesNo = (value: boolean) => (value ? t`Yes` : t`No`);

    const ofDocument = (document: AppDocument, field: DocumentField): string | null => {
      switch (field) {
        case 'source': {
          const { source } = document;
          if (source === null) return null;
          return sources.find(({ id }) => id === source.id)?.name ?? t`A station or cast that was deleted`;
        }
        case 'streams':
          return orNull(document.streams.map(({ name, url }) => `${name}: ${url}`).join('\n'));
        case 'colors': {
          const { background, tint, bar } = document.colors;
          return `${background} · ${tint} · ${bar}`;
        }
        case 'tabs':
          return orNull(list.format(document.tabs.map((tab) => i18n._(tabNames[tab]))));
        case 'profiles':
          return orNull(document.profiles.map(({ kind, url }) => `${profileNames[kind]}: ${url}`).join('\n'));
        case 'hasAds': {
          const ids = [document.adMobAppId, document.adMobBannerId].filter(Boolean);
          return [yesNo(document.hasAds), ...(document.hasAds ? ids : [])].join('\n');
        }
        case 'category':
          return i18n._(categoryNames[document.category]);
        case 'tags':
          return orNull(list.format(document.tags));
        case 'icon':
          return document.icon;
        default:
          return orNull(document[field]);
      }
    };
    const ofListing = (listing: AppListing, field: keyof AppListing): string | null => {
      const value = listing[field];
      return typeof value === 'string' || value === null ? value || null : orNull(value.join('\n'));
    };
    const ofLegal = ({ legal }: AppDocument, field: (typeof legalFields)[number]): string | null => {
      if (field === 'account')
        return legal.account === 'own' ? t`The customer’s own account` : t`Our account`;
      if (field === 'audience') {
        const { audience } = legal;
        return t`${audience} and older`;
      }
      const value = legal[field];
      return typeof value === 'boolean' ? yesNo(value) : orNull(value);
    };

    /** The fields that differ between two versions. */
    const changesBetween = (before: AppDocument, after: AppDocument): FieldChange[] => {
      const changes: FieldChange[] = [
        ...documentFields[platform].map((field) => ({
          id: field,
          label: i18n._(appFieldLabel(field, platform)),
          before: ofDocument(before, field),
          after: ofDocument(after, field),
        })),
        ...legalFields.map((field) => ({
          id: `legal.${field}`,
          label: i18n._(appFieldLabel(`legal.${field}`, platform)),
          before: ofLegal(before, field),
          after: ofLegal(after, field),
        })),
      ];
      const listingIn = (document: AppDocument, language: string) =>
        document.listings.find((listing) => listing.language === language);
      const languages = new Set([...before.listings, ...after.listings].map(({ language }) => language));
      for (const language of languages) {
        const [was, is] = [listingIn(before, language), listingIn(after, language)];
        for (const field of listingFields[platform])
          changes.push({
            id: `${language} ${field}`,
            label: `${labelOf(field)} (${appLanguageName(page, language)})`,
            before: was ? ofListing(was, field) : null,
            after: is ? ofListing(is, field) : null,
          });
      }
      return changes.filter((change) => change.before !== change.after);
    };
    const labelOf = (field: keyof AppListing) =>
      field === 'language' ? t`Language` : i18n._(appFieldLabel(field, platform));
    return { ofDocument, ofListing, ofLegal, labelOf, changesBetween };
  }, [page, platform, sources, t]);
}
