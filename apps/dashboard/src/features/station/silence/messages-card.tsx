import { Trans, useLingui } from '@lingui/react/macro';
import type { SilenceWatch } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { Link } from '@unmuted/ui/link';
import { NumberInput } from '@unmuted/ui/number-input';
import { Switch } from '@unmuted/ui/switch';
import { useId } from 'react';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import type { SilenceForm } from '#/features/station/silence/use-silence-form.tsx';

interface MessageFieldsProps {
  form: SilenceForm;
  watch: SilenceWatch;
  isFixed: boolean;
}

/** How sure an alarm must be, how often people are told, and whether anybody may see the state. */
export function MessagesCard({ form, watch, isFixed }: MessageFieldsProps) {
  const { t } = useLingui();
  const headingId = useId();
  const { draft, change, errorOf } = form;
  const { repeatMin } = draft;
  const minutes = t({ message: 'min', context: 'unit of minutes' });
  return (
    <Card asChild>
      <section aria-labelledby={headingId} className="min-w-0">
        <CardHeader
          title={
            <span id={headingId}>
              <Trans>How people are told</Trans>
            </span>
          }
        />
        <div className="grid gap-4 px-(--card-pad) py-4 md:grid-cols-2">
          <Field
            error={errorOf('/confirmations')}
            hint={<Trans>Each but the first is a connection of its own.</Trans>}
            label={<Trans>Checks in a row</Trans>}
          >
            <NumberInput
              disabled={isFixed}
              max={5}
              min={1}
              onValueChange={(confirmations) => change({ confirmations })}
              stepper
              value={draft.confirmations}
            />
          </Field>
          <Field
            error={errorOf('/cooldownMin')}
            hint={<Trans>Between messages about the same kind of alarm.</Trans>}
            label={<Trans>Pause between messages</Trans>}
          >
            <NumberInput
              disabled={isFixed}
              max={1_440}
              min={0}
              onValueChange={(cooldownMin) => change({ cooldownMin })}
              unit={minutes}
              value={draft.cooldownMin}
            />
          </Field>
        </div>
        <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-t border-border-soft px-(--card-pad) py-1">
          <span className="min-w-28 flex-1">
            <Checkbox
              checked={repeatMin.isOn}
              disabled={isFixed}
              label={<Trans>Remind while it lasts</Trans>}
              onChange={({ currentTarget }) =>
                change({ repeatMin: { ...repeatMin, isOn: currentTarget.checked } })
              }
            />
          </span>
          <span className="flex items-center gap-2 text-13 text-fg-muted">
            <Trans context="period of a reminder">every</Trans>
            <span className="w-26">
              <NumberInput
                aria-invalid={errorOf('/repeatMin') !== undefined}
                aria-label={t`Time between reminders`}
                disabled={isFixed || !repeatMin.isOn}
                max={1_440}
                min={5}
                onValueChange={(value) => change({ repeatMin: { ...repeatMin, value } })}
                unit={minutes}
                value={repeatMin.value}
              />
            </span>
          </span>
          {errorOf('/repeatMin') && (
            <p className="basis-full pb-1 text-13 text-danger-text">{errorOf('/repeatMin')}</p>
          )}
        </div>
        <div className="flex min-h-12 items-center border-t border-border-soft px-(--card-pad) py-1">
          <Checkbox
            checked={draft.tellsRecovery}
            disabled={isFixed}
            label={<Trans>Tell people when it is over</Trans>}
            onChange={({ currentTarget }) => change({ tellsRecovery: currentTarget.checked })}
          />
        </div>
        <StatusPage form={form} isFixed={isFixed} watch={watch} />
      </section>
    </Card>
  );
}

function StatusPage({ form: { draft, change }, watch: { statusPath }, isFixed }: MessageFieldsProps) {
  const { t } = useLingui();
  const id = useId();
  const url = statusPath === null ? null : new URL(statusPath, window.location.origin).href;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border-soft px-(--card-pad) py-3">
      <div className="min-w-40 flex-1">
        <p className="font-medium" id={id}>
          <Trans>Public status page</Trans>
        </p>
        <p className="text-13 text-fg-muted" id={`${id}-note`}>
          {url === null || !draft.hasStatusPage ? (
            <Trans>Anybody with its address sees the state and the incidents of 90 days.</Trans>
          ) : (
            <Link className="wrap-anywhere" href={url} rel="noreferrer" target="_blank">
              <bdi dir="ltr">{url.replace(/^https?:\/\//, '')}</bdi>
            </Link>
          )}
        </p>
      </div>
      {url !== null && draft.hasStatusPage && (
        <CopyButton label={t`Copy the address of the status page`} text={url} />
      )}
      <Switch
        aria-describedby={`${id}-note`}
        aria-labelledby={id}
        checked={draft.hasStatusPage}
        disabled={isFixed}
        onChange={({ currentTarget }) => change({ hasStatusPage: currentTarget.checked })}
      />
    </div>
  );
}
