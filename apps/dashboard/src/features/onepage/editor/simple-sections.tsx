import { Trans } from '@lingui/react/macro';
import { limits, type SiteSectionOf } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { NativeSelect } from '@unmuted/ui/native-select';
import { useEditor, useSectionEdit } from '#/features/onepage/editor/editor-context.ts';
import {
  FieldGroup,
  LinkField,
  PlainField,
  SwitchField,
  TextField,
} from '#/features/onepage/editor/fields.tsx';

const songCounts = [3, 4, 5, 6, 7, 8, 9, 10];

export function SongsFields({ section }: { section: SiteSectionOf<'songs'> }) {
  const { canEdit } = useEditor();
  const { edit } = useSectionEdit(section);
  return (
    <FieldGroup>
      <Field label={<Trans>Number of songs</Trans>}>
        <NativeSelect
          disabled={!canEdit}
          onChange={({ currentTarget }) => edit({ count: Number(currentTarget.value) })}
          value={section.count}
        >
          {songCounts.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </FieldGroup>
  );
}

/** Explains what the text of a section may contain. */
const MarkdownHint = () => <Trans>**bold**, *italic*, [links](https://…), lists and paragraphs</Trans>;

export function AboutFields({ section }: { section: SiteSectionOf<'about'> }) {
  const { pointer, edit } = useSectionEdit(section);
  return (
    <FieldGroup>
      <TextField
        hint={<Trans>Set large, before the text</Trans>}
        isLong
        label={<Trans>Lead</Trans>}
        max={limits.siteLead}
        onChange={(lead) => edit({ lead })}
        pointer={`${pointer}/lead`}
        text={section.lead}
      />
      <TextField
        hint={<MarkdownHint />}
        isLong
        label={<Trans context="section of a site">Text</Trans>}
        max={limits.siteBody}
        onChange={(body) => edit({ body })}
        pointer={`${pointer}/body`}
        text={section.body}
      />
    </FieldGroup>
  );
}

export function TextSectionFields({ section }: { section: SiteSectionOf<'text'> }) {
  const { pointer, edit } = useSectionEdit(section);
  return (
    <FieldGroup>
      <TextField
        hint={<MarkdownHint />}
        isLong
        label={<Trans context="section of a site">Text</Trans>}
        max={limits.siteBody}
        onChange={(body) => edit({ body })}
        pointer={`${pointer}/body`}
        text={section.body}
      />
    </FieldGroup>
  );
}

/* eslint-disable lingui/no-unlocalized-strings -- names of services are the same in every language */
const stores = { android: 'Google Play', ios: 'App Store' } as const;
const alexa = 'Alexa';
/* eslint-enable lingui/no-unlocalized-strings */

export function AppsFields() {
  const { site } = useEditor();
  const { apps, skills } = site.facts;
  return (
    <FieldGroup>
      <p className="text-14 text-fg-muted">
        {apps.length + skills.length === 0 ? (
          <Trans>Your apps and skills appear here by themselves once they are in a store.</Trans>
        ) : (
          <Trans>Filled in from your products:</Trans>
        )}
      </p>
      <ul className="grid gap-2 text-14 empty:hidden">
        {apps.map(({ platform, name, storeUrl }) => (
          <li className="wrap-anywhere" key={storeUrl}>
            <bdi>{name}</bdi> · {stores[platform]}
          </li>
        ))}
        {skills.map(({ name, invocationName }) => (
          <li className="wrap-anywhere" key={invocationName}>
            <bdi>{name}</bdi> · {alexa}
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}

export function RequestsFields({ section }: { section: SiteSectionOf<'requests'> }) {
  const { pointer, edit } = useSectionEdit(section);
  return (
    <FieldGroup>
      <TextField
        isLong
        label={<Trans>Introduction</Trans>}
        max={limits.siteIntro}
        onChange={(intro) => edit({ intro })}
        pointer={`${pointer}/intro`}
        text={section.intro}
      />
      <SwitchField
        checked={section.hasDedication}
        label={<Trans>Visitors can add a dedication</Trans>}
        onChange={(hasDedication) => edit({ hasDedication })}
      />
    </FieldGroup>
  );
}

export function ContactFields({ section }: { section: SiteSectionOf<'contact'> }) {
  const { pointer, edit } = useSectionEdit(section);
  return (
    <FieldGroup>
      <TextField
        isLong
        label={<Trans>Introduction</Trans>}
        max={limits.siteIntro}
        onChange={(intro) => edit({ intro })}
        pointer={`${pointer}/intro`}
        text={section.intro}
      />
      <PlainField
        label={<Trans>Email address</Trans>}
        onChange={(email) => edit({ email })}
        pointer={`${pointer}/email`}
        type="email"
        value={section.email}
      />
      <PlainField
        label={<Trans>Phone</Trans>}
        max={40}
        onChange={(phone) => edit({ phone })}
        pointer={`${pointer}/phone`}
        type="tel"
        value={section.phone}
      />
      <PlainField
        isLong
        label={<Trans context="postal">Address</Trans>}
        max={200}
        onChange={(address) => edit({ address })}
        pointer={`${pointer}/address`}
        value={section.address}
      />
      <SwitchField
        checked={section.hasForm}
        label={<Trans>A form for messages to you</Trans>}
        onChange={(hasForm) => edit({ hasForm })}
      />
    </FieldGroup>
  );
}

export function DonateFields({ section }: { section: SiteSectionOf<'donate'> }) {
  const { pointer, edit } = useSectionEdit(section);
  return (
    <FieldGroup>
      <TextField
        isLong
        label={<Trans>Introduction</Trans>}
        max={limits.siteIntro}
        onChange={(intro) => edit({ intro })}
        pointer={`${pointer}/intro`}
        text={section.intro}
      />
      <TextField
        label={<Trans>Text of the button</Trans>}
        max={40}
        onChange={(label) => edit({ label })}
        pointer={`${pointer}/label`}
        text={section.label}
      />
      <LinkField onChange={(link) => edit({ link })} pointer={`${pointer}/link`} value={section.link} />
    </FieldGroup>
  );
}
