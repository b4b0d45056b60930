import { Trans } from '@lingui/react/macro';
import type { Site } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { HelpAction } from '#/components/help/help-action.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { useSite } from '#/features/onepage/shell/use-site.ts';

/** Shows that staff took a site down, and why. Renders nothing for another. */
export function TakenDownBanner({ takedown }: Pick<Site, 'takedown'>) {
  const { timeZone } = useSite();
  if (!takedown) return null;
  return (
    <Alert
      actions={<HelpAction topic="suspended" />}
      silent
      title={<Trans>This site was taken down</Trans>}
      tone="danger"
    >
      <p className="mb-1 whitespace-pre-line text-fg wrap-anywhere">
        <bdi>{takedown.reason}</bdi>
      </p>
      <Trans>
        Since <Timestamp at={takedown.since} timeZone={timeZone} />, visitors see a page that says it is not
        available. You can edit the draft, and publish it once support has reinstated the site.
      </Trans>
    </Alert>
  );
}
