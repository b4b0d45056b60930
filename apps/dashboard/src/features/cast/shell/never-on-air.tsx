import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import type { ReactNode } from 'react';
import { CastLink } from '#/features/cast/shell/cast-link.tsx';

/** Replaces the data of a page while the cast has never been on air. The description says what will be shown. */
export function NeverOnAir({ description }: { description: ReactNode }) {
  return (
    <Card>
      <EmptyState
        action={
          <Button asChild>
            <CastLink page="overview">
              <Trans>Go to overview</Trans>
            </CastLink>
          </Button>
        }
        className="min-h-96 p-4"
        description={description}
        title={<Trans>Not on air yet</Trans>}
      />
    </Card>
  );
}
