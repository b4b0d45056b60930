import { Trans } from '@lingui/react/macro';
import { EncoderFacts, type EncoderFactsProps } from '#/components/encoder/encoder-facts.tsx';
import { InfoDialog, type InfoDialogProps } from '#/components/info-dialog/info-dialog.tsx';

export interface ConnectDialogProps
  extends Pick<EncoderFactsProps, 'address'>,
    Pick<InfoDialogProps, 'trigger' | 'onClose'> {
  /** The name of the cast. */
  name: string;
}

/** The encoder settings of a cast. */
export function ConnectDialog({ name, address, ...dialog }: ConnectDialogProps) {
  return (
    <InfoDialog
      {...dialog}
      description={<Trans>Enter these details in any Icecast-compatible encoder.</Trans>}
      title={<Trans>Connect {name}</Trans>}
    >
      <EncoderFacts address={address} />
    </InfoDialog>
  );
}
