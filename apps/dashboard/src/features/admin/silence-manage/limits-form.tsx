import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiClients, limits, type ManagedSilence, type ManagedSilenceChange } from '@unmuted/api';
import { CardBody } from '@unmuted/ui/card';
import { Field } from '@unmuted/ui/field';
import { NumberInput } from '@unmuted/ui/number-input';
import { Textarea } from '@unmuted/ui/textarea';
import { useToast } from '@unmuted/ui/toast';
import type { ConflictField } from '#/components/edit-form/conflict-dialog.tsx';
import { EditFormCard } from '#/components/edit-form/edit-form-card.tsx';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { adminSilenceKeys, saveManagedSilence } from '#/data/admin-silence/admin-silence.queries.ts';
import { managedSilenceChange } from '#/features/admin/silence-manage/managed-silence.schema.ts';
import { useFormats } from '#/i18n/use-formats.ts';

type Values = ManagedSilenceChange;
type Limit = keyof Values['overrides'];

const valuesOf = ({ overrides, notes }: ManagedSilence): Values => ({ overrides, notes });
const limitNames: readonly Limit[] = ['maxRecipients', 'smsPerMonth'];
const most: Record<Limit, number> = { maxRecipients: limits.recipientsMax, smsPerMonth: limits.smsMax };

/** Limits of one station instead of those of all, and notes of the team. */
export function LimitsForm({ api, managed }: { api: ApiClients; managed: ManagedSilence }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(saveManagedSilence(api, managed.serviceId));
  const form = useEditForm<Values, ManagedSilence>({
    name: 'managed-silence',
    resource: managed,
    valuesOf,
    schema: managedSilenceChange,
    save: mutateAsync,
    setResource: (resource) => client.setQueryData(adminSilenceKeys.one(managed.serviceId), resource),
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>Limits and notes saved</Trans> }),
  });
  const { draft, base, theirs } = form;
  const names: Record<Limit, string> = {
    maxRecipients: t`Most people who are told`,
    smsPerMonth: t`Text messages and calls per month`,
  };
  const notesName = t`Notes`;
  const changes = [
    ...limitNames.filter((name) => draft.overrides[name] !== base.overrides[name]).map((name) => names[name]),
    ...(draft.notes === base.notes ? [] : [notesName]),
  ];
  return (
    <EditFormCard
      changes={changes}
      conflict={useConflict(theirs, draft, t`Limits`, notesName)}
      description={<Trans>Only the team sees them.</Trans>}
      effect={<Trans>New limits apply to the next message.</Trans>}
      form={form}
      isFixed={false}
      title={<Trans>Limits and notes</Trans>}
    >
      <CardBody className="grid gap-5">
        <div className="grid gap-5 md:grid-cols-2">
          {limitNames.map((name) => (
            <Field
              error={form.errorOf(`/overrides/${name}`)}
              hint={<Trans>Empty: the limit of all stations</Trans>}
              key={name}
              label={names[name]}
              optional
            >
              <NumberInput
                max={most[name]}
                min={0}
                name={`overrides.${name}`}
                onValueChange={(value) => form.change({ overrides: { ...draft.overrides, [name]: value } })}
                value={draft.overrides[name]}
              />
            </Field>
          ))}
        </div>
        <Field error={form.errorOf('/notes')} label={notesName} optional>
          <Textarea
            dir="auto"
            maxLength={limits.incidentNote}
            name="notes"
            onChange={({ currentTarget: { value } }) => form.change({ notes: value })}
            value={draft.notes}
          />
        </Field>
      </CardBody>
    </EditFormCard>
  );
}

/** The parts that differ from those of the server; null without a conflict. */
function useConflict(theirs: Values | null, mine: Values, limitsName: string, notesName: string) {
  const { t } = useLingui();
  const formats = useFormats();
  if (!theirs) return null;
  const number = (value: number | null) => (value === null ? t`as all stations` : formats.number(value));
  const limitsText = ({ overrides }: Values) => {
    const people = number(overrides.maxRecipients);
    const messages = number(overrides.smsPerMonth);
    return t`People: ${people}; messages: ${messages}`;
  };
  const fields: ConflictField[] = [
    { id: 'overrides', label: limitsName, theirs: limitsText(theirs), mine: limitsText(mine) },
    { id: 'notes', label: notesName, theirs: theirs.notes || null, mine: mine.notes || null },
  ];
  return fields.filter((field) => field.theirs !== field.mine);
}
