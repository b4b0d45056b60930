import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import type { AppStatistics } from '@unmuted/api';
import { Flag } from '@unmuted/ui/flag';
import { PageGrid } from '@unmuted/ui/page';
import { useCallback, useMemo } from 'react';
import { ShareCard } from '#/components/usage-statistics/share-card.tsx';
import { tagOf } from '#/i18n/locales.ts';
import { countryName } from '#/i18n/names.ts';

interface SharesProps {
  statistics: AppStatistics;
  fileOf: (name: string) => string;
}

/** Sessions by country and by version of the app. */
export function Shares({ statistics: { countries, versions }, fileOf }: SharesProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const tag = tagOf(i18n.locale);
  const [place, unnamed] = [t`Unknown location`, t`Unknown version`];
  const countryOf = useCallback(
    (code: string | null) => (code === null ? place : countryName(tag, code)),
    [tag, place],
  );
  const versionOf = useCallback((version: string | null) => version ?? unnamed, [unnamed]);
  const lines = useMemo(
    () => ({
      countries: countries.map(({ country, sessions }) => ({ value: country, amount: sessions })),
      versions: versions.map(({ version, sessions }) => ({ value: version || null, amount: sessions })),
    }),
    [countries, versions],
  );
  return (
    <PageGrid className="items-stretch" columns="2">
      <ShareCard
        description={t`Share of sessions`}
        fileName={fileOf('countries')}
        findingOf={(name, share) => t`Most sessions come from ${name}, ${share}`}
        iconOf={flagOf}
        labelOf={countryOf}
        lines={lines.countries}
        title={t`Countries`}
      />
      <ShareCard
        description={t`Share of sessions`}
        fileName={fileOf('versions')}
        findingOf={(name, share) => t`Version ${name} has ${share} of the sessions`}
        labelOf={versionOf}
        lines={lines.versions}
        title={t`Versions`}
      />
    </PageGrid>
  );
}

const flagOf = (code: string | null) => (code === null ? <span className="w-5" /> : <Flag code={code} />);
