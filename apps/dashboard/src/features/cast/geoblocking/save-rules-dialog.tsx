import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Radio, RadioGroup } from '@unmuted/ui/radio-group';
import { useState } from 'react';
import { NetworkSizeWarning } from '#/features/cast/geoblocking/network-size-warning.tsx';
import type { SaveConfirmation } from '#/features/cast/geoblocking/use-rules-form.tsx';

export interface SaveRulesDialogProps extends SaveConfirmation {
  onClose: () => void;
  onSave: (disconnectListeners: boolean) => Promise<unknown>;
}

/** Confirms wide exceptions and what happens to connected listeners that the rules refuse. */
export function SaveRulesDialog({ count, wide, onClose, onSave }: SaveRulesDialogProps) {
  const { t } = useLingui();
  const [choice, setChoice] = useState('new');
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone={choice === 'cut' || wide.length > 0 ? 'danger' : 'primary'}
      title={
        count > 0 ? (
          <Plural
            value={count}
            one="These rules block # connected listener"
            other="These rules block # connected listeners"
          />
        ) : (
          <Trans>An exception allows a large part of the internet</Trans>
        )
      }
      action={<Trans>Save rules</Trans>}
      onConfirm={() => onSave(choice === 'cut')}
    >
      <div className="grid gap-4">
        {count > 0 && (
          <RadioGroup aria-label={t`Currently connected listeners`} value={choice} onValueChange={setChoice}>
            <Radio value="new" label={<Trans>Block new connections only</Trans>} />
            <Radio value="cut" label={<Trans>Disconnect them now</Trans>} />
          </RadioGroup>
        )}
        {wide.map((network) => (
          <p key={network.text}>
            <bdi className="font-mono">{network.text}</bdi> <NetworkSizeWarning network={network} />
          </p>
        ))}
      </div>
    </AlertDialog>
  );
}
