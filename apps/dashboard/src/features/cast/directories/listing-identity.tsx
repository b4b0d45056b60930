import { Trans } from '@lingui/react/macro';
import { limits } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import type { ListingSectionProps } from '#/features/cast/directories/listing-section.ts';
import { GenreField } from '#/features/cast/settings/genre-field.tsx';
import { LanguageField } from '#/features/cast/settings/language-field.tsx';
import { DescriptionField, NameField } from '#/features/cast/settings/profile-fields.tsx';

/** Name, slogan and description of the listing. */
export function ListingIdentity({ draft, isFixed, change, errorOf }: ListingSectionProps) {
  const { name, slogan, description, genres, language } = draft;
  return (
    <>
      <NameField error={errorOf('/name')} onChange={(next) => change({ name: next })} value={name} />
      <Field
        count={{ used: slogan.length, max: limits.slogan }}
        error={errorOf('/slogan')}
        hint={<Trans>One line that describes the station.</Trans>}
        label={<Trans>Slogan</Trans>}
        optional
      >
        <Input onChange={({ currentTarget }) => change({ slogan: currentTarget.value })} value={slogan} />
      </Field>
      <DescriptionField
        error={errorOf('/description')}
        onChange={(next) => change({ description: next })}
        value={description}
      />
      <GenreField
        disabled={isFixed}
        error={errorOf('/genres') ?? genres.map((_genre, index) => errorOf(`/genres/${index}`)).find(Boolean)}
        genres={genres}
        onChange={(next) => change({ genres: next })}
      />
      <LanguageField onChange={(code) => change({ language: code })} value={language} />
    </>
  );
}
