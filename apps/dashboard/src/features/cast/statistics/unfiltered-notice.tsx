import { Trans } from '@lingui/react/macro';
import { Badge } from '@unmuted/ui/badge';

/** What is made of counts of the whole cast knows no filter, and says so. */
export function UnfilteredNotice() {
  return (
    <Badge>
      <Trans>Not affected by filters</Trans>
    </Badge>
  );
}
