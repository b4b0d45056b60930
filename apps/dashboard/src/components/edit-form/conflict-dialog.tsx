import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { RadioCard, RadioGroup } from '@unmuted/ui/radio-group';
import { useState } from 'react';

/** A field that differs between the draft and the server. */
export interface ConflictField {
  /** The field name in the contract. */
  id: string;
  label: string;
  /** Display text; null for an empty value. */
  mine: string | null;
  theirs: string | null;
}

export interface ConflictDialogProps {
  /** The fields that differ. */
  fields: readonly ConflictField[];
  onClose: () => void;
  onTakeTheirs: () => void;
  /** Saves with the user's value of the given fields. */
  onSave: (mine: readonly string[]) => void;
}

/** Resolves a version conflict: the user picks their own value or the server's for each field that differs. */
export function ConflictDialog({ fields, onClose, onTakeTheirs, onSave }: ConflictDialogProps) {
  const { t } = useLingui();
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const choose = (id: string, side: string) =>
    setTheirs((current) => (side === 'theirs' ? [...current, id] : current.filter((each) => each !== id)));
  const mine = fields.map(({ id }) => id).filter((id) => !theirs.includes(id));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>
          <Trans>Someone else has changed these settings in the meantime</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>Choose which version to keep for each setting.</Trans>
        </DialogDescription>
        <DialogBody className="grid gap-5">
          {fields.map(({ id, label, mine: own, theirs: other }) => (
            <RadioGroup
              aria-label={label}
              className="grid gap-2 md:grid-cols-2"
              key={id}
              onValueChange={(side) => choose(id, side)}
              value={theirs.includes(id) ? 'theirs' : 'mine'}
            >
              <p aria-hidden className="text-14 font-semibold md:col-span-full">
                {label}
              </p>
              <RadioCard
                description={<Value text={own} />}
                label={t({ message: 'Yours', context: 'version' })}
                value="mine"
              />
              <RadioCard
                description={<Value text={other} />}
                label={t({ message: 'Theirs', context: 'version' })}
                value="theirs"
              />
            </RadioGroup>
          ))}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onTakeTheirs}>
            <Trans>Use all of theirs</Trans>
          </Button>
          <Button onClick={() => (mine.length ? onSave(mine) : onTakeTheirs())} variant="primary">
            <Trans>Save selection</Trans>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Value({ text }: { text: string | null }) {
  return <span className="whitespace-pre-line wrap-anywhere">{text ?? '–'}</span>;
}
