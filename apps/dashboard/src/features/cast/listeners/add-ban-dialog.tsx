import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Segmented } from '@unmuted/ui/segmented';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { createBan } from '#/data/listeners/listeners.queries.ts';
import { typedTarget } from '#/features/cast/listeners/ban.schema.ts';
import { BanFields, defaultBan } from '#/features/cast/listeners/ban-fields.tsx';
import { BanPreview } from '#/features/cast/listeners/ban-preview.tsx';
import { useBanToast } from '#/features/cast/listeners/use-ban-toast.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

type Kind = 'network' | 'agent';
type Typed = { kind: Kind; value: string };

/** Thrown when the ban is submitted while invalid; the field shows the error. */
class NotReady extends Error {}

/** Adds a ban for an entered address, network or user agent. */
export function AddBanDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { api, username } = useCastContext();
  const { mutateAsync } = useMutation(createBan(api, username));
  const showToast = useBanToast();
  const [{ kind, value }, setTyped] = useState<Typed>({ kind: 'network', value: '' });
  const [isJudged, setJudged] = useState(false);
  const [terms, setTerms] = useState(defaultBan);
  const target = typedTarget(kind, value);
  const settled = useDebouncedValue(JSON.stringify(target));
  const isNetwork = kind === 'network';
  const wrong = isNetwork ? (
    <Trans>Enter an address such as 203.0.113.7 or a network such as 203.0.113.0/24.</Trans>
  ) : (
    <Trans>Enter 3 to 120 characters.</Trans>
  );
  async function confirm() {
    setJudged(true);
    if (!target) throw new NotReady();
    showToast(await mutateAsync({ target, ...terms }));
  }
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="md"
      title={<Trans>Add a ban</Trans>}
      description={<Trans>They’re disconnected and can’t reconnect while the ban is active.</Trans>}
      action={<Trans>Ban</Trans>}
      onConfirm={confirm}
      renderError={(reason) => (reason instanceof NotReady ? null : <CallFailure reason={reason} />)}
    >
      <div className="grid gap-5">
        <Segmented
          aria-label={t`Who is blocked`}
          value={kind}
          onValueChange={(next) => {
            setJudged(false);
            setTyped({ kind: next, value: '' });
          }}
          options={[
            { value: 'network', label: <Trans>Address or network</Trans> },
            { value: 'agent', label: <Trans>Player type</Trans> },
          ]}
        />
        <Field
          label={
            isNetwork ? <Trans>Address or network</Trans> : <Trans>Text in the player’s user agent</Trans>
          }
          error={isJudged && !target ? wrong : undefined}
          required
        >
          <Input
            className="font-mono"
            dir="ltr"
            spellCheck={false}
            value={value}
            onBlur={() => setJudged(value !== '')}
            onChange={({ currentTarget }) => setTyped({ kind, value: currentTarget.value })}
          />
        </Field>
        <BanFields value={terms} onChange={setTerms} />
        <BanPreview target={settled === JSON.stringify(target) ? target : null} />
      </div>
    </AlertDialog>
  );
}
