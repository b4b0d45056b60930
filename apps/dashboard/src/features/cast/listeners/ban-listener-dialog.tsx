import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Listener } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Field } from '@unmuted/ui/field';
import { Radio, RadioGroup } from '@unmuted/ui/radio-group';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { createBan } from '#/data/listeners/listeners.queries.ts';
import { BanFields, defaultBan } from '#/features/cast/listeners/ban-fields.tsx';
import { BanPreview } from '#/features/cast/listeners/ban-preview.tsx';
import { useBanToast } from '#/features/cast/listeners/use-ban-toast.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

type Scope = 'address' | 'network' | 'agent';

export interface BanListenerDialogProps {
  listener: Listener;
  onClose: () => void;
}

/** Bans a listener by address, network or user agent. */
export function BanListenerDialog({ listener: { id, address, agent }, onClose }: BanListenerDialogProps) {
  const { api, username } = useCastContext();
  const { mutateAsync } = useMutation(createBan(api, username));
  const showToast = useBanToast();
  const [scope, setScope] = useState<Scope>('address');
  const [terms, setTerms] = useState(defaultBan);
  const target = { by: 'listener' as const, id, scope };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="md"
      title={
        <Trans>
          Ban <bdi>{address}</bdi>?
        </Trans>
      }
      description={<Trans>They’re disconnected and can’t reconnect while the ban is active.</Trans>}
      action={<Trans>Ban</Trans>}
      onConfirm={async () => showToast(await mutateAsync({ target, ...terms }))}
      renderError={(reason) => <CallFailure reason={reason} />}
    >
      <div className="grid gap-5">
        <Field label={<Trans>Who is blocked</Trans>}>
          <RadioGroup value={scope} onValueChange={(value) => setScope(value as Scope)}>
            <Radio value="address" label={<Trans>This address</Trans>} />
            <Radio
              value="network"
              label={<Trans>Its network</Trans>}
              description={<Trans>Everyone in the same IP range.</Trans>}
            />
            {agent !== null && (
              <Radio
                value="agent"
                label={<Trans>This type of player</Trans>}
                description={<bdi className="line-clamp-2 wrap-anywhere">{agent}</bdi>}
              />
            )}
          </RadioGroup>
        </Field>
        <BanFields value={terms} onChange={setTerms} />
        <BanPreview target={target} />
      </div>
    </AlertDialog>
  );
}
