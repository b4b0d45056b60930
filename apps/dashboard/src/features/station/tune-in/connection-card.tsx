import { Trans } from '@lingui/react/macro';
import type { ApiClients, TuneIn } from '@unmuted/api';
import { Switch } from '@unmuted/ui/switch';
import { EditFormCard } from '#/components/edit-form/edit-form-card.tsx';
import { CredentialFields } from '#/features/station/tune-in/credential-fields.tsx';
import { DeleteTuneIn } from '#/features/station/tune-in/delete-tune-in.tsx';
import { OptionFields } from '#/features/station/tune-in/option-fields.tsx';
import { useConnectionForm } from '#/features/station/tune-in/use-connection-form.tsx';

interface ConnectionCardProps {
  api: ApiClients;
  tuneIn: TuneIn;
  isFixed: boolean;
}

/** The credentials and options of TuneIn. */
export function ConnectionCard({ api, tuneIn, isFixed }: ConnectionCardProps) {
  const { form, ...edit } = useConnectionForm(api, tuneIn);
  const { draft, change } = form;
  const isSetUp = tuneIn.settings !== null;
  return (
    <EditFormCard
      {...edit}
      actions={
        isSetUp && (
          <Switch
            checked={draft.isEnabled}
            disabled={isFixed}
            label={
              draft.isEnabled ? <Trans context="a setting">On</Trans> : <Trans context="a setting">Off</Trans>
            }
            onChange={({ currentTarget }) => change({ isEnabled: currentTarget.checked })}
          />
        )
      }
      description={
        isSetUp ? undefined : <Trans>All three are in TuneIn’s email. Calls start with the next song.</Trans>
      }
      effect={
        draft.isEnabled ? (
          <Trans>Applies to the next song. Until TuneIn accepts one, nothing is confirmed.</Trans>
        ) : (
          <Trans>TuneIn keeps showing the last song. No listener is disconnected.</Trans>
        )
      }
      form={form}
      isFixed={isFixed}
      title={<Trans>Connection</Trans>}
    >
      <CredentialFields form={form} tuneIn={tuneIn} />
      <OptionFields form={form} isFixed={isFixed} />
      {isSetUp && !isFixed && <DeleteTuneIn api={api} tuneIn={tuneIn} />}
    </EditFormCard>
  );
}
