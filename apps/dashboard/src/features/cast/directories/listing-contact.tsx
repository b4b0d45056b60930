import { Trans } from '@lingui/react/macro';
import type { Listing } from '@unmuted/api';
import { CountrySelect } from '@unmuted/ui/country-select';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import type { ListingSectionProps } from '#/features/cast/directories/listing-section.ts';
import { WebsiteField } from '#/features/cast/settings/profile-fields.tsx';

/** Country, website and contact of the listing. */
export function ListingContact({ draft, isFixed, change, errorOf }: ListingSectionProps) {
  const { country, website, contactEmail } = draft;
  return (
    <>
      <Field error={errorOf('/country')} label={<Trans>Country</Trans>} optional>
        <CountrySelect
          disabled={isFixed}
          onValueChange={(code) => change({ country: code as Listing['country'] })}
          value={country}
        />
      </Field>
      <WebsiteField
        error={errorOf('/website')}
        onChange={(next) => change({ website: next })}
        value={website}
      />
      <Field error={errorOf('/contactEmail')} label={<Trans>Contact email</Trans>} optional>
        <Input
          dir="ltr"
          inputMode="email"
          onChange={({ currentTarget }) => change({ contactEmail: currentTarget.value || null })}
          value={contactEmail ?? ''}
        />
      </Field>
    </>
  );
}
