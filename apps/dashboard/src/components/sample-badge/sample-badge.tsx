import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@unmuted/ui/badge';

/** Marks a page whose figures are demo data. One per page: the figures themselves carry no mark. */
export function SampleBadge() {
  const { t } = useLingui();
  return (
    <Badge tone="info" title={t`Demo data. It is never added to recorded figures.`}>
      <Trans>Sample data</Trans>
    </Badge>
  );
}
