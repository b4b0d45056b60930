import { Trans, useLingui } from '@lingui/react/macro';
import type { ListingMeasure } from '@unmuted/api/contract';
import { CheckIcon, CircleAlertIcon } from '@unmuted/ui/icons';
import { useMemo } from 'react';
import { listingStoreNames } from '#/components/mobile-app/app-issues.messages.ts';
import { measureListing } from '#/features/apps/draft/app-checks.schema.ts';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** How much of the room of each store a text uses. */
export function Measures({ field }: Pick<ListingMeasure, 'field'>) {
  const { t } = useLingui();
  const { listing } = useAppEditor();
  const measures = useMemo(
    () => measureListing(listing).filter((each) => each.field === field),
    [listing, field],
  );
  return (
    <ul aria-label={t`Room in the stores`} className="flex flex-wrap gap-x-4 gap-y-1 text-12 tabular-nums">
      {measures.map((measure) => (
        <Measure key={measure.store} {...measure} />
      ))}
    </ul>
  );
}

function Measure({ store, used, max, unit }: ListingMeasure) {
  const { t } = useLingui();
  const formats = useFormats();
  const isOver = used > max;
  const name = store === 'site' ? t`Your site` : listingStoreNames[store];
  const [use, room] = [formats.number(used), formats.number(max)];
  // Search results only cut what is longer.
  const tone = !isOver ? 'text-fg-muted' : store === 'site' ? 'text-silent-text' : 'text-danger-text';
  const Icon = isOver ? CircleAlertIcon : CheckIcon;
  return (
    <li className={`inline-flex items-center gap-1 ${tone}`}>
      <Icon className={`size-3.5 flex-none ${isOver ? '' : 'text-live-text'}`} />
      <span>
        {name}{' '}
        {unit === 'bytes' ? (
          <Trans>
            {use} / {room} bytes
          </Trans>
        ) : (
          <Trans>
            {use} / {room}
          </Trans>
        )}
      </span>
    </li>
  );
}
