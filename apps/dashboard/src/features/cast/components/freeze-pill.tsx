import { Trans } from '@lingui/react/macro';
import { Badge } from '@unmuted/ui/badge';

/** What has changed since the table was frozen. */
export function FreezePill({ came, left }: { came: number; left: number }) {
  return (
    <span role="status">
      {came + left > 0 && (
        <Badge tone="info">
          <Trans>
            {came} new, {left} left
          </Trans>
        </Badge>
      )}
    </span>
  );
}
