import { Trans } from '@lingui/react/macro';
import { Badge } from '@unmuted/ui/badge';
import { Card, CardEmpty, CardHeader } from '@unmuted/ui/card';
import { DataList } from '@unmuted/ui/data-list';
import type { Attention, ListName } from '#/features/dashboard/attention/attention.ts';
import { AttentionRow } from '#/features/dashboard/attention/attention-row.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** Limits the list to what can be scanned at a glance. */
const shownAtMost = 5;

export interface AttentionCardProps {
  items: readonly Attention[];
  /** Whether every cast of the customer is on air, as reported by the engine. */
  isAllOnAir: boolean;
  timeZone: string | undefined;
  onRetry: (list: ListName) => void;
}

/** Items that need the customer's attention, most severe first. */
export function AttentionCard({ items, isAllOnAir, timeZone, onRetry }: AttentionCardProps) {
  const formats = useFormats();
  if (items.length === 0)
    return (
      <CardEmpty
        title={isAllOnAir ? <Trans>All casts are on air</Trans> : <Trans>All good</Trans>}
        description={isAllOnAir && <Trans>Nothing needs your attention right now.</Trans>}
      />
    );
  const shown = Math.min(items.length, shownAtMost);
  const total = items.length;
  return (
    <Card asChild>
      <section aria-labelledby="needs-you">
        <CardHeader
          title={
            <span id="needs-you">
              <Trans>Needs attention</Trans>
            </span>
          }
          meta={<Badge>{formats.number(total)}</Badge>}
          actions={
            <span className="text-13 text-fg-subtle">
              {shown < total ? (
                <Trans>
                  {shown} most urgent of {total}
                </Trans>
              ) : (
                <Trans>Most urgent first</Trans>
              )}
            </span>
          }
        />
        <DataList className="pt-2 pb-1">
          {items.slice(0, shownAtMost).map((item) => (
            <AttentionRow key={item.key} item={item} timeZone={timeZone} onRetry={onRetry} />
          ))}
        </DataList>
      </section>
    </Card>
  );
}
