import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Radio, RadioGroup } from '@unmuted/ui/radio-group';
import { useState } from 'react';

export interface GeoCutDialogProps {
  /** How many listeners the rules refuse. */
  count: number;
  onClose: () => void;
  onSave: (cut: boolean) => Promise<void>;
}

/** Asks what becomes of those who listen now and are refused by the new rules. */
export function GeoCutDialog({ count, onClose, onSave }: GeoCutDialogProps) {
  const { t } = useLingui();
  const [choice, setChoice] = useState('new');
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone={choice === 'cut' ? 'danger' : 'primary'}
      title={
        <Plural
          value={count}
          one="These rules refuse # listener who is connected"
          other="These rules refuse # listeners who are connected"
        />
      }
      action={<Trans>Save the rules</Trans>}
      onConfirm={() => onSave(choice === 'cut')}
    >
      <RadioGroup aria-label={t`What becomes of them`} value={choice} onValueChange={setChoice}>
        <Radio value="new" label={<Trans>Only refuse new ones</Trans>} />
        <Radio value="cut" label={<Trans>Disconnect them now</Trans>} />
      </RadioGroup>
    </AlertDialog>
  );
}
