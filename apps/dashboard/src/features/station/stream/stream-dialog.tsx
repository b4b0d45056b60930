import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { ApiClients, Station } from '@unmuted/api';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { IconButton } from '@unmuted/ui/icon-button';
import { XIcon } from '@unmuted/ui/icons';
import { UiLabelProvider } from '@unmuted/ui/provider';
import { useMemo, useState } from 'react';
import { StreamChanged } from '#/features/station/stream/stream-changed.tsx';
import { StreamWizard } from '#/features/station/stream/stream-wizard.tsx';
import { wizardMessages } from '#/i18n/messages/wizard.messages.ts';

export interface StreamDialogProps {
  api: ApiClients;
  station: Station;
  /** The address to begin with; empty for none. */
  initialUrl: string;
  onClose: () => void;
}

/** Changes the address of a station's stream in steps, and reports what was switched. */
export function StreamDialog({ api, station, initialUrl, onClose }: StreamDialogProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { name } = station;
  const groups = useMemo(() => ({ wizard: wizardMessages(i18n) }), [i18n]);
  const [changed, setChanged] = useState<Station | null>(null);
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DialogContent
        // A click beside the dialog would discard the address.
        onInteractOutside={(event) => event.preventDefault()}
        size="lg"
      >
        <DialogTitle className="pe-10">
          {changed ? (
            <Trans>
              <bdi>{name}</bdi> plays the new address
            </Trans>
          ) : (
            <Trans>
              Change the stream of <bdi>{name}</bdi>
            </Trans>
          )}
        </DialogTitle>
        <DialogDescription>
          {changed ? (
            <Trans>Audio was received from it before anything was switched.</Trans>
          ) : (
            <Trans>The new address is tested first. Nothing changes until you confirm.</Trans>
          )}
        </DialogDescription>
        <DialogBody>
          {changed ? (
            <StreamChanged onClose={onClose} station={changed} />
          ) : (
            <UiLabelProvider groups={groups}>
              <StreamWizard api={api} initialUrl={initialUrl} onChanged={setChanged} station={station} />
            </UiLabelProvider>
          )}
        </DialogBody>
        <DialogClose asChild>
          <IconButton aria-label={t`Close`} className="absolute end-4 top-4">
            <XIcon />
          </IconButton>
        </DialogClose>
      </DialogContent>
    </Dialog>
  );
}
