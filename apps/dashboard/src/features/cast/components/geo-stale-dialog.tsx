import { Trans } from '@lingui/react/macro';
import type { GeoLock } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import type { ReactNode } from 'react';
import { GeoSummary } from '#/features/cast/components/geo-summary.tsx';
import { draftOf, type GeoDraft } from '#/features/cast/geo-rules.schema.ts';

export interface GeoStaleDialogProps {
  mine: GeoDraft;
  theirs: GeoLock;
  onClose: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else saved first: both versions, and which of them is to hold. */
export function GeoStaleDialog({ mine, theirs, onClose, onKeepMine, onTakeTheirs }: GeoStaleDialogProps) {
  const other = draftOf(theirs);
  const { denyStatus } = theirs;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>
          <Trans>Somebody else has changed the rules meanwhile</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>Choose which rules are to hold.</Trans>
        </DialogDescription>
        <DialogBody className="grid gap-4 sm:grid-cols-2">
          <Side title={<Trans>Yours</Trans>} networks={mine.networks !== other.networks && mine.networks}>
            <GeoSummary draft={mine} denyStatus={denyStatus} />
          </Side>
          <Side title={<Trans>Theirs</Trans>} networks={mine.networks !== other.networks && other.networks}>
            <GeoSummary draft={other} denyStatus={denyStatus} />
          </Side>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onTakeTheirs}>
            <Trans>Take theirs</Trans>
          </Button>
          <Button onClick={onKeepMine} variant="primary">
            <Trans>Keep mine</Trans>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Side({
  title,
  networks,
  children,
}: {
  title: ReactNode;
  networks: string | false;
  children: ReactNode;
}) {
  return (
    <section className="min-w-0">
      <h3 className="text-14 font-semibold">{title}</h3>
      <p className="mt-1 text-13 wrap-anywhere">{children}</p>
      {networks !== false && <pre className="mt-2 text-12 whitespace-pre-wrap">{networks || '–'}</pre>}
    </section>
  );
}
