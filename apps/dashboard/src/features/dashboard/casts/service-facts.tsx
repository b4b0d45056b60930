import { Trans } from '@lingui/react/macro';
import type { Product } from '@unmuted/api';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { useFormats } from '#/i18n/use-formats.ts';
import { useNow } from '#/lib/use-now.ts';

const hourMs = 3_600_000;

export interface ServiceFactsProps {
  product: Product;
  timeZone: string | undefined;
}

/** The plan and renewal date of a product, and the server of a station. */
export function ServiceFacts({ product, timeZone }: ServiceFactsProps) {
  const formats = useFormats();
  const now = useNow(hourMs);
  const { plan, server, renewsAt } = product;
  const isDue = renewsAt !== null && Date.parse(renewsAt) < now;
  return (
    <DescriptionList className="mt-3.5 gap-1 px-4 pb-3.5">
      <DescriptionItem layout="ends" term={<Trans>Plan</Trans>}>
        {plan}
      </DescriptionItem>
      {product.type === 'station' && (
        <DescriptionItem layout="ends" term={<Trans>Server</Trans>}>
          <bdi>{server}</bdi>
        </DescriptionItem>
      )}
      {renewsAt !== null && (
        <DescriptionItem layout="ends" term={isDue ? <Trans>Renewal was due</Trans> : <Trans>Renews</Trans>}>
          {formats.date(new Date(renewsAt), timeZone)}
        </DescriptionItem>
      )}
    </DescriptionList>
  );
}
