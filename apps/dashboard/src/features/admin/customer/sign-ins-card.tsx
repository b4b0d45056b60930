import { Trans } from '@lingui/react/macro';
import type { AdminCustomer } from '@unmuted/api';
import { DataList, DataListItem } from '@unmuted/ui/data-list';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { SectionCard } from '#/features/admin/customer/section-card.tsx';
import { useTimeZone } from '#/session/use-time-zone.ts';

/** The latest sign-ins of all people and where they came from. */
export function SignInsCard({ signIns }: Pick<AdminCustomer, 'signIns'>) {
  const timeZone = useTimeZone();
  return (
    <SectionCard title={<Trans>Sign-ins</Trans>}>
      {signIns.length === 0 ? (
        <EmptyState className="py-6" title={<Trans>Nobody has signed in yet</Trans>} />
      ) : (
        <DataList className="mt-1">
          {signIns.map(({ at, person, address, device }) => (
            <DataListItem
              key={at + person}
              description={
                <bdi>
                  {[address, [device?.browser, device?.system].filter(Boolean).join(', ')]
                    .filter(Boolean)
                    .join(' · ')}
                </bdi>
              }
              meta={
                <span className="text-13 text-fg-muted">
                  <Timestamp at={at} timeZone={timeZone} />
                </span>
              }
              title={<bdi>{person}</bdi>}
            />
          ))}
        </DataList>
      )}
    </SectionCard>
  );
}
