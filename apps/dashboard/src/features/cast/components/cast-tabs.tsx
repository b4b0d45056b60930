import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LinkTab, LinkTabs } from '@unmuted/ui/tabs';

/** The pages of a cast, each with its own address. */
export function CastTabs({ name, username }: { name: string; username: string }) {
  const { t } = useLingui();
  return (
    <LinkTabs aria-label={t`Pages of ${name}`} className="mb-4 md:mb-6">
      <LinkTab asChild>
        <Link activeOptions={{ exact: true }} params={{ username }} to="/cast/$username">
          <Trans>Overview</Trans>
        </Link>
      </LinkTab>
      <LinkTab asChild>
        <Link params={{ username }} to="/cast/$username/current-listeners">
          <Trans>Current listeners</Trans>
        </Link>
      </LinkTab>
      <LinkTab asChild>
        <Link params={{ username }} to="/cast/$username/geoblocking">
          <Trans>Geoblocking</Trans>
        </Link>
      </LinkTab>
      <LinkTab asChild>
        <Link params={{ username }} to="/cast/$username/settings">
          <Trans>Settings</Trans>
        </Link>
      </LinkTab>
    </LinkTabs>
  );
}
