import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Kbd } from '@unmuted/ui/kbd';
import { Switch } from '@unmuted/ui/switch';

export interface KeysDialogProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  onClose: () => void;
}

/** The keys of the wall, and the switch that turns them off. */
export function KeysDialog({ isOn, onChange, onClose }: KeysDialogProps) {
  const { t } = useLingui();
  const rows = [
    { keys: ['J', 'K'], text: t`Next and previous station` },
    { keys: ['A'], text: t`Acknowledge the alarm` },
    { keys: ['S'], text: t`Snooze the station, or the selected ones` },
    { keys: ['L'], text: t`Listen to the station, or stop` },
    { keys: ['X'], text: t`Select the station` },
    { keys: [t({ message: 'Enter', context: 'a key' })], text: t`Open the station` },
    { keys: ['?'], text: t`Show the keys` },
  ];
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent size="sm">
        <DialogTitle>
          <Trans>Keyboard</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>They work while the focus is not in a field.</Trans>
        </DialogDescription>
        <dl className="mt-4 grid gap-2">
          {rows.map(({ keys, text }) => (
            <div className="flex items-center gap-4" key={text}>
              <dt className="flex w-18 flex-none gap-1" dir="ltr">
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 border-t border-border-soft pt-4">
          <Switch
            checked={isOn}
            description={<Trans>Remembered by this browser.</Trans>}
            label={<Trans>Single keys act on the wall</Trans>}
            onChange={({ currentTarget: { checked } }) => onChange(checked)}
          />
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** The most useful keys, beside the list. */
export function KeysHint() {
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-13 text-fg-muted" dir="ltr">
      <span>
        <Kbd>J</Kbd> <Kbd>K</Kbd> <Trans context="by keyboard">move</Trans>
      </span>
      <span>
        <Kbd>A</Kbd> <Trans context="by keyboard">acknowledge</Trans>
      </span>
      <span>
        <Kbd>?</Kbd> <Trans context="by keyboard">all keys</Trans>
      </span>
    </span>
  );
}
