import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { limits, type Site, type SiteText } from '@unmuted/api';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { Textarea } from '@unmuted/ui/textarea';
import { PictureField, pictureError } from '#/features/onepage/settings/picture-field.tsx';
import { SearchPreview } from '#/features/onepage/settings/search-preview.tsx';
import { SharePicture } from '#/features/onepage/settings/share-picture.tsx';
import type { SiteForm } from '#/features/onepage/settings/use-site-form.tsx';
import type { Locale } from '#/i18n/locales.ts';

export interface LocalizedFieldsProps {
  form: SiteForm;
  site: Site;
  language: Locale;
  isFixed: boolean;
}

/** An empty text is left out: the page then uses the first language. */
export function withText(text: SiteText, language: Locale, value: string): SiteText {
  const { [language]: _before, ...rest } = text;
  return value === '' ? rest : { ...rest, [language]: value };
}

/** What search engines and links show, in one language. */
export function SearchFields({ form, site, language, isFixed }: LocalizedFieldsProps) {
  const { i18n } = useLingui();
  const { draft, change, errorOf } = form;
  const { search } = draft;
  const set = (part: Partial<typeof search>) => change({ search: { ...search, ...part } });
  const title = search.title[language] ?? '';
  const description = search.description[language] ?? '';
  return (
    <SettingsSection
      description={<Trans>What search engines and links to the site show.</Trans>}
      title={<Trans>Search engines</Trans>}
    >
      <SearchPreview draft={draft} language={language} site={site} />
      <Field
        count={{ used: title.length, max: limits.siteSearchTitle }}
        error={errorOf(`/search/title/${language}`)}
        hint={<Trans>Empty: the title of the site.</Trans>}
        label={<Trans>Title in search results</Trans>}
      >
        <Input
          dir="auto"
          lang={language}
          onChange={({ target }) => set({ title: withText(search.title, language, target.value) })}
          value={title}
        />
      </Field>
      <Field
        count={{ used: description.length, max: limits.siteSearchDescription }}
        error={errorOf(`/search/description/${language}`)}
        hint={<Trans>Empty: the tagline of the first section.</Trans>}
        label={<Trans>Description in search results</Trans>}
      >
        <Textarea
          dir="auto"
          lang={language}
          onChange={({ target }) =>
            set({ description: withText(search.description, language, target.value) })
          }
          value={description}
        />
      </Field>
      <SharePicture hasOwn={search.image !== null} language={language} site={site} />
      <PictureField
        alt={{ en: draft.title }}
        disabled={isFixed}
        error={pictureError(i18n, errorOf, '/search/image')}
        filesUrl={site.facts.filesUrl}
        kind="image.share"
        label={<Trans>Picture of shared links (1200 × 630 pixels)</Trans>}
        onChange={(image) => set({ image })}
        place="share"
        value={search.image}
      />
      <Checkbox
        checked={search.isIndexed}
        description={<Trans>Off: the page asks them not to. Its address still works.</Trans>}
        label={<Trans>Search engines may list the site</Trans>}
        onChange={({ target }) => set({ isIndexed: target.checked })}
      />
    </SettingsSection>
  );
}

/** Pages that the law may require, in one language. */
export function LegalFields({ form, language }: Pick<LocalizedFieldsProps, 'form' | 'language'>) {
  const { draft, change, errorOf } = form;
  const { privacy, imprint } = draft;
  const privacyText = privacy[language] ?? '';
  const imprintText = imprint[language] ?? '';
  return (
    <SettingsSection
      description={<Trans>Each has its own page, linked at the end of the site. Empty: no page.</Trans>}
      title={<Trans>Legal texts</Trans>}
    >
      <Field
        count={{ used: privacyText.length, max: limits.siteLegal }}
        error={errorOf(`/privacy/${language}`)}
        hint={<Trans>Markdown. Say what happens with messages if the site has a form.</Trans>}
        label={<Trans>Privacy</Trans>}
      >
        <Textarea
          dir="auto"
          lang={language}
          maxRows={24}
          minRows={6}
          onChange={({ target }) => change({ privacy: withText(privacy, language, target.value) })}
          value={privacyText}
        />
      </Field>
      <Field
        count={{ used: imprintText.length, max: limits.siteLegal }}
        error={errorOf(`/imprint/${language}`)}
        hint={<Trans>Markdown. Who publishes the site, and how to reach them.</Trans>}
        label={<Trans>Imprint</Trans>}
      >
        <Textarea
          dir="auto"
          lang={language}
          maxRows={24}
          minRows={4}
          onChange={({ target }) => change({ imprint: withText(imprint, language, target.value) })}
          value={imprintText}
        />
      </Field>
    </SettingsSection>
  );
}
