import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { Card, CardHeader } from '@unmuted/ui/card';

/** Leads to the mobile app of the station. */
export function AppCard({ id }: { id: string }) {
  return (
    <Card className="pb-4">
      <CardHeader
        actions={
          <Button asChild size="sm">
            <Link params={{ id }} to="/apps/android/create/$id">
              <Trans>Create the app</Trans>
            </Link>
          </Button>
        }
        description={<Trans>Listeners install the station on their phones.</Trans>}
        title={<Trans>Mobile app</Trans>}
      />
    </Card>
  );
}
