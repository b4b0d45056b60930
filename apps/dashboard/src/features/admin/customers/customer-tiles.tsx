import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CustomerSummary } from '@unmuted/api';
import { Stat, StatGroup } from '@unmuted/ui/stat';
import { LinkedStat } from '#/components/linked-stat/linked-stat.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** Figures over all customers, which lead to the customers they count. */
export function CustomerTiles({ summary }: { summary: CustomerSummary | undefined }) {
  const { t } = useLingui();
  const formats = useFormats();
  const isLoading = summary === undefined;
  const format = (count: number | null | undefined) =>
    count === null || count === undefined ? null : formats.number(count);
  const overdue = summary?.overdue ?? 0;
  const added = format(summary?.newIn30Days) ?? '';
  return (
    <StatGroup className="max-md:grid-cols-2">
      <Stat
        label={<Trans>Customers</Trans>}
        loading={isLoading}
        note={t`${added} new in 30 days`}
        value={format(summary?.customers)}
      />
      <LinkedStat
        label={<Trans>With a cast off air</Trans>}
        link={{ to: '/admin/customers', search: { trouble: 'yes' } }}
        loading={isLoading}
        value={format(summary?.inTrouble)}
      />
      <LinkedStat
        label={<Trans>Renew within 30 days</Trans>}
        link={{ to: '/admin/customers', search: { sort: 'renews' } }}
        loading={isLoading}
        note={
          overdue > 0 && (
            <Link
              className="touch-target relative z-1 underline decoration-border-strong underline-offset-3 hover:decoration-current"
              search={{ overdue: 'yes', sort: 'renews' }}
              to="/admin/customers"
            >
              <Plural one="# overdue" other="# overdue" value={overdue} />
            </Link>
          )
        }
        value={format(summary?.renewIn30Days)}
      />
      <LinkedStat
        label={<Trans>Invited, not yet accepted</Trans>}
        link={{ to: '/admin/customers', search: { state: 'invited' } }}
        loading={isLoading}
        value={format(summary?.invited)}
      />
    </StatGroup>
  );
}
