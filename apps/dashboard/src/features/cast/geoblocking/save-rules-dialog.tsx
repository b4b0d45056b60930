import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Radio, RadioGroup } from '@unmuted/ui/radio-group';
import { useState } from 'react';
import { NetworkSizeWarning } from '#/features/cast/geoblocking/network-size-warning.tsx';
import type { WideNetwork } from '#/features/cast/geoblocking/rules.schema.ts';

export interface SaveRulesDialogProps {
  /** Connected listeners that the rules refuse. */
  count: number;
  /** New exceptions that admit a large part of the internet. */
  wide: readonly WideNetwork[];
  onClose: () => void;
  onSave: (cut: boolean) => Promise<void>;
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
            one="These rules refuse # listener who is connected"
            other="These rules refuse # listeners who are connected"
          />
        ) : (
          <Trans>An exception lets in a large part of the internet</Trans>
        )
      }
      action={<Trans>Save the rules</Trans>}
      onConfirm={() => onSave(choice === 'cut')}
    >
      <div className="grid gap-4">
        {count > 0 && (
          <RadioGroup aria-label={t`What becomes of them`} value={choice} onValueChange={setChoice}>
            <Radio value="new" label={<Trans>Only refuse new ones</Trans>} />
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
