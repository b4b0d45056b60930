import { useLingui as useMessages } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type Site } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Segmented } from '@unmuted/ui/segmented';
import { Select } from '@unmuted/ui/select';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { useState } from 'react';
import { EditFormCard } from '#/components/edit-form/edit-form-card.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { LanguageFields } from '#/features/onepage/settings/language-fields.tsx';
import { LegalFields, SearchFields } from '#/features/onepage/settings/localized-fields.tsx';
import { PictureField, pictureError } from '#/features/onepage/settings/picture-field.tsx';
import { type SiteForm, useSiteChanges, useSiteForm } from '#/features/onepage/settings/use-site-form.tsx';
import { useSite } from '#/features/onepage/shell/use-site.ts';
import { errorTexts } from '#/i18n/error.messages.ts';
import { type Locale, localeNames } from '#/i18n/locales.ts';

/** `/onepage/{username}/settings`: what belongs to the whole site. */
export function SiteSettingsScreen() {
  const { query } = useSite();
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load the site</Trans>}
      query={query}
      skeleton={<RowsSkeleton count={8} hasTitle />}
    >
      {(site) => <SettingsForm key={site.username} site={site} />}
    </QueryContent>
  );
}

function SettingsForm({ site }: { site: Site }) {
  const { t } = useLingui();
  const { canEdit } = useSite();
  const form = useSiteForm(site);
  const [chosen, setChosen] = useState(form.draft.languages[0]);
  const { languages } = form.draft;
  // The chosen one may have been removed.
  const language = languages.find((each) => each === chosen) ?? languages[0] ?? 'en';
  const isFixed = !canEdit;
  return (
    <EditFormCard
      {...useSiteChanges(form)}
      description={
        <Trans>These settings are part of the draft. They become public when it is published next.</Trans>
      }
      effect={<Trans>Saves the draft. Visitors see it once you publish.</Trans>}
      form={form}
      isFixed={isFixed}
      title={<Trans>Site settings</Trans>}
    >
      <GeneralFields form={form} isFixed={isFixed} site={site} />
      {languages.length > 1 && (
        <div className="border-t border-border-soft px-(--card-pad) py-4">
          <p className="mb-2 text-13 text-fg-muted">
            <Trans>
              The texts below exist in each language. An empty text falls back to the first language.
            </Trans>
          </p>
          <Segmented
            aria-label={t`Language of the texts`}
            onValueChange={setChosen}
            options={languages.map((each) => ({ value: each, label: localeNames[each] }))}
            value={language}
          />
          <OtherLanguages errorOf={form.errorOf} languages={languages.filter((each) => each !== language)} />
        </div>
      )}
      <SearchFields form={form} isFixed={isFixed} language={language} site={site} />
      <LegalFields form={form} language={language} />
    </EditFormCard>
  );
}

const localizedPlaces = ['/search/title', '/search/description', '/privacy', '/imprint'] as const;

/** Names the languages whose texts were refused while another one is shown. Renders nothing without any. */
function OtherLanguages({
  errorOf,
  languages,
}: Pick<SiteForm, 'errorOf'> & { languages: readonly Locale[] }) {
  const wrong = languages.filter((each) => localizedPlaces.some((place) => errorOf(`${place}/${each}`)));
  const names = wrong.map((each) => localeNames[each]).join(', ');
  return (
    <p className="mt-2 text-13 text-danger-text empty:hidden" role="status">
      {wrong.length > 0 && <Trans>Correct the texts in: {names}</Trans>}
    </p>
  );
}

interface GeneralFieldsProps {
  form: SiteForm;
  site: Site;
  isFixed: boolean;
}

const none = 'none';

function GeneralFields({ form, site, isFixed }: GeneralFieldsProps) {
  const { t } = useLingui();
  const { i18n } = useMessages();
  const { draft, change, errorOf } = form;
  const { title, source, languages, logo } = draft;
  const options = [
    { value: none, label: t`Nothing yet` },
    ...site.sources.map(({ kind, id, name }) => ({
      value: `${kind} ${id}`,
      label: kind === 'station' ? t`${name} (station)` : t`${name} (cast)`,
    })),
  ];
  return (
    <SettingsSection title={<Trans context="settings">General</Trans>}>
      <Field
        error={errorOf('/title')}
        hint={<Trans>The name of the station.</Trans>}
        label={<Trans>Title</Trans>}
      >
        <Input
          dir="auto"
          maxLength={limits.siteTitle}
          onChange={({ target }) => change({ title: target.value })}
          value={title}
        />
      </Field>
      <Field
        error={errorOf('/source', { enum: i18n._(errorTexts['site.source_unknown']) })}
        hint={<Trans>Visitors hear its stream and see its songs.</Trans>}
        label={<Trans>What it plays</Trans>}
      >
        <Select
          disabled={isFixed}
          onValueChange={(value) => {
            const found = site.sources.find(({ kind, id }) => `${kind} ${id}` === value);
            change({ source: found ? { kind: found.kind, id: found.id } : null });
          }}
          options={options}
          value={source ? `${source.kind} ${source.id}` : none}
        />
      </Field>
      <Field
        error={errorOf('/languages')}
        hint={<Trans>The first one is the page at the address of the site; the others have their own.</Trans>}
        label={<Trans>Languages</Trans>}
      >
        <LanguageFields
          disabled={isFixed}
          languages={languages}
          onChange={(next) => change({ languages: next })}
        />
      </Field>
      <PictureField
        alt={{ en: title }}
        disabled={isFixed}
        error={pictureError(i18n, errorOf, '/logo')}
        filesUrl={site.facts.filesUrl}
        kind="image.site"
        label={<Trans>Logo (square; empty: the logo of the station)</Trans>}
        onChange={(next) => change({ logo: next })}
        place="logo"
        value={logo}
      />
    </SettingsSection>
  );
}
