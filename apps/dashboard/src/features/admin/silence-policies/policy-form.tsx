import { Trans, useLingui } from '@lingui/react/macro';
import { type ApiClients, limits, type SilencePolicy } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { RadioCard, RadioGroup } from '@unmuted/ui/radio-group';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { Switch } from '@unmuted/ui/switch';
import { EditFormCard } from '#/components/edit-form/edit-form-card.tsx';
import { type PolicyTrigger, usePolicySummary } from '#/features/admin/silence-policies/policy.messages.ts';
import { PolicyAlarms } from '#/features/admin/silence-policies/policy-alarms.tsx';
import { PolicyStations } from '#/features/admin/silence-policies/policy-stations.tsx';
import { usePolicyChanges } from '#/features/admin/silence-policies/use-policy-changes.tsx';
import {
  type PolicyForm as Form,
  usePolicyForm,
} from '#/features/admin/silence-policies/use-policy-form.tsx';

interface PolicyFormProps {
  api: ApiClients;
  policy: SilencePolicy;
}

/** The settings of a policy; its title says in words what they mean. */
export function PolicyForm({ api, policy }: PolicyFormProps) {
  const form = usePolicyForm(api, policy);
  const texts = usePolicyChanges(form);
  const summary = usePolicySummary();
  const { draft, change, errorOf } = form;
  const recipients = policy.recipients.filter(({ state }) => state === 'confirmed').length;
  const { isAll, chosen } = draft.stationIds;
  return (
    <EditFormCard
      {...texts}
      actions={
        <Switch
          checked={draft.isEnabled}
          label={
            draft.isEnabled ? <Trans context="a setting">On</Trans> : <Trans context="a setting">Off</Trans>
          }
          onChange={({ currentTarget }) => change({ isEnabled: currentTarget.checked })}
        />
      }
      description={<State isEnabled={draft.isEnabled} recipients={recipients} />}
      effect={
        draft.isEnabled ? (
          <Trans>Applies to the next incident.</Trans>
        ) : (
          <Trans>The policy tells nobody while it is off.</Trans>
        )
      }
      form={form}
      isFixed={false}
      title={summary({
        recipients,
        stations: isAll ? null : chosen.length,
        trigger: draft.trigger,
        sensitivityMin: draft.sensitivityMin,
      })}
    >
      <SettingsSection title={<Trans>Policy</Trans>}>
        <Field error={errorOf('/name')} label={<Trans context="of a policy">Name</Trans>}>
          <Input
            autoComplete="off"
            dir="auto"
            maxLength={limits.silencePolicyName}
            name="name"
            onChange={({ currentTarget: { value } }) => change({ name: value })}
            value={draft.name}
          />
        </Field>
      </SettingsSection>
      <PolicyStations api={api} form={form} />
      <TriggerField form={form} />
      <PolicyAlarms form={form} />
    </EditFormCard>
  );
}

/** Whether anybody is told now. */
function State({ isEnabled, recipients }: { isEnabled: boolean; recipients: number }) {
  if (!isEnabled)
    return recipients === 0 ? (
      <Trans>The policy is off. Turn it on when its recipients are set up.</Trans>
    ) : (
      <Trans>The policy is off: nobody is told.</Trans>
    );
  if (recipients === 0) return <Trans>Add a recipient below, or confirm one: nobody is told yet.</Trans>;
  return <Trans>Owners are told separately, by their own settings.</Trans>;
}

function TriggerField({ form: { draft, change } }: { form: Form }) {
  const { t } = useLingui();
  return (
    <SettingsSection
      description={<Trans>What is worth a message.</Trans>}
      title={<Trans context="people are told">When</Trans>}
    >
      <RadioGroup
        aria-label={t({ message: 'When', context: 'people are told' })}
        className="grid gap-2 md:grid-cols-2"
        onValueChange={(value) => change({ trigger: value as PolicyTrigger })}
        value={draft.trigger}
      >
        <RadioCard
          description={<Trans>A message whenever one of the stations has an incident.</Trans>}
          label={<Trans>Each incident</Trans>}
          value="any"
        />
        <RadioCard
          description={
            <Trans>
              One message while every station has an incident, such as when a network or data centre is down.
            </Trans>
          }
          label={<Trans>All stations at once</Trans>}
          value="all"
        />
      </RadioGroup>
    </SettingsSection>
  );
}
