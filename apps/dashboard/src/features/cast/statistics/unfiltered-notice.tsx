import { Trans } from '@lingui/react/macro';
import { Badge } from '@unmuted/ui/badge';

/** Notes that a card is based on counts of the whole cast, which cannot be filtered. */
export function UnfilteredNotice() {
  return (
    <Badge>
      <Trans>Not affected by filters</Trans>
    </Badge>
  );
}
