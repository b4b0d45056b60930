import { Trans, useLingui } from '@lingui/react/macro';
import type { AppListing } from '@unmuted/api';
import { listingStoreNames } from '#/components/mobile-app/app-issues.messages.ts';
import type { AppPlatform } from '#/data/apps/staff-apps.queries.ts';
import { measureListing } from '#/features/admin/app/app-checks.schema.ts';
import { storeOf } from '#/features/admin/app/review-fields.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface CountersProps {
  listing: AppListing;
  field: keyof AppListing;
  platform: AppPlatform;
}

/** How much of the room of each store a text uses, the app’s own store first. */
export function Counters({ listing, field, platform }: CountersProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const own = storeOf(platform);
  const measures = measureListing(listing)
    .filter((measure) => measure.field === field)
    .sort((one, other) => Number(other.store === own) - Number(one.store === own));
  if (measures.length === 0) return null;
  return (
    <ul aria-label={t`Room in the stores`} className="mt-0.5 flex flex-wrap gap-x-4 text-12 tabular-nums">
      {measures.map(({ store, used, max, unit }) => {
        const name = store === 'site' ? t`Site` : listingStoreNames[store];
        const [use, room] = [formats.number(used), formats.number(max)];
        const tone = used <= max ? 'text-fg-subtle' : store === own ? 'text-danger-text' : 'text-silent-text';
        return (
          <li className={tone} key={store}>
            {name}{' '}
            {unit === 'bytes' ? (
              <Trans>
                {use} of {room} bytes
              </Trans>
            ) : (
              <Trans>
                {use} of {room}
              </Trans>
            )}
          </li>
        );
      })}
    </ul>
  );
}
