import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Table } from '@unmuted/ui/table';
import { useState } from 'react';
import type { CountryAccess } from '#/features/cast/geoblocking/country-access.ts';
import { useCountryName } from '#/features/cast/listeners/listener.messages.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

export interface CountryTableProps {
  places: readonly CountryAccess[];
  countries: readonly string[];
  isFixed: boolean;
  onChange: (countries: readonly string[]) => void;
}

/** Table alternative to the map. Countries with listeners come first; those without data are shown on demand. */
export function CountryTable({ places, countries, isFixed, onChange }: CountryTableProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const nameOf = useCountryName();
  const [isWhole, setWhole] = useState(false);
  const withData = places.filter(
    ({ isListed, sessions, connected, refusals }) => isListed || sessions + connected + refusals > 0,
  );
  const others = places.length - withData.length;
  const rows = (isWhole ? places : withData)
    .map((place) => ({ ...place, name: nameOf(place.code) }))
    .sort((a, b) => b.sessions - a.sessions || a.name.localeCompare(b.name, i18n.locale));
  const number = (value: number) => (value > 0 ? formats.number(value) : '–');
  return (
    // Focusable, so that the keyboard can scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section aria-label={t`Countries as a table`} className="max-h-100 overflow-y-auto" tabIndex={0}>
      <Table
        caption={t`Countries as a table`}
        density="compact"
        rowKey={({ code }) => code}
        rows={rows}
        columns={[
          {
            id: 'country',
            header: t`On the list`,
            rowHeader: true,
            cell: ({ code, name, isListed }) => (
              <Checkbox
                checked={isListed}
                disabled={isFixed}
                label={name}
                onChange={() =>
                  onChange(isListed ? countries.filter((other) => other !== code) : [...countries, code])
                }
              />
            ),
          },
          {
            id: 'verdict',
            header: t`Allowed`,
            cell: ({ mayListen }) => (mayListen ? <Trans>Yes</Trans> : <Trans>No</Trans>),
          },
          {
            id: 'sessions',
            header: t({ message: 'Sessions', context: 'of listeners' }),
            align: 'end',
            cell: ({ sessions }) => number(sessions),
          },
          {
            id: 'now',
            header: t({ message: 'Now', context: 'listeners who are connected' }),
            align: 'end',
            cell: ({ connected }) => number(connected),
          },
        ]}
      />
      {!isWhole && others > 0 && (
        <Button className="m-3" onClick={() => setWhole(true)} size="sm">
          <Plural value={others} one="Show # more country" other="Show # more countries" />
        </Button>
      )}
    </section>
  );
}
