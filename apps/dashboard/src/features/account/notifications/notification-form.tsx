import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { NotificationChange, NotificationSettings } from '@unmuted/api';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { Switch } from '@unmuted/ui/switch';
import { Controller } from 'react-hook-form';
import { SaveBar, SaveForm } from '#/components/form/save-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { changeNotifications } from '#/data/notifications/notifications.queries.ts';
import { notificationNames } from '#/features/account/notifications/notifications.messages.ts';
import { notificationChange } from '#/features/account/notifications/notifications.schema.ts';
import { FormErrorRow } from '#/features/account/shell/form-error-row.tsx';
import { SectionCard } from '#/features/account/shell/section-card.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';

interface Values {
  mailed: NotificationChange['mailed'];
  isQuiet: boolean;
  quietHours: { from: string; until: string };
}

const night = { from: '22:00', until: '07:00' };

const valuesOf = ({ mailed, quietHours }: NotificationSettings): Values => ({
  mailed,
  isQuiet: quietHours !== null,
  quietHours: quietHours ?? night,
});

const bodyOf = ({ mailed, isQuiet, quietHours }: Values) => ({
  mailed,
  quietHours: isQuiet ? quietHours : null,
});

/** Kinds that are mailed, and quiet hours. */
export function NotificationForm({ settings }: { settings: NotificationSettings }) {
  const { i18n, t } = useLingui();
  const { api } = useAccount();
  const { mutateAsync } = useMutation(changeNotifications(api));
  const form = useContractForm<Values, NotificationChange>({
    schema: notificationChange,
    defaultValues: valuesOf(settings),
    onlyChanges: true,
    toBody: bodyOf,
    save: async (change) => valuesOf(await mutateAsync({ change, version: settings.version })),
  });
  const { control, errorOf } = form;
  const { offered, timeZone } = settings;
  return (
    <SectionCard
      description={<Trans>In your language, to your email address.</Trans>}
      title={<Trans>Email notifications</Trans>}
    >
      <SaveForm form={form}>
        <FormErrorRow failure={form.failure} isRestored={form.isRestored} />
        <SettingsSection
          description={<Trans>Messages about the security of your account are always sent.</Trans>}
          title={<Trans>By email</Trans>}
        >
          {offered.length === 0 && (
            <p className="text-13 text-fg-muted">
              <Trans>Your role has no notifications.</Trans>
            </p>
          )}
          <Controller
            control={control}
            name="mailed"
            render={({ field }) => (
              <div className="grid gap-3">
                {offered.map(({ kind, isUrgent }) => (
                  <Checkbox
                    checked={field.value.includes(kind)}
                    description={isUrgent && <Trans>Urgent: also sent in quiet hours.</Trans>}
                    key={kind}
                    label={i18n._(notificationNames[kind])}
                    onChange={({ currentTarget: { checked } }) =>
                      field.onChange(
                        offered
                          .map((each) => each.kind)
                          .filter((each) => (each === kind ? checked : field.value.includes(each))),
                      )
                    }
                  />
                ))}
              </div>
            )}
          />
        </SettingsSection>
        <SettingsSection
          description={<Trans>Messages that aren’t urgent are sent afterwards. Time zone: {timeZone}</Trans>}
          title={<Trans>Quiet hours</Trans>}
        >
          <Controller
            control={control}
            name="isQuiet"
            render={({ field }) => (
              <>
                <Switch
                  checked={field.value}
                  label={<Trans>Don’t send at certain hours</Trans>}
                  onChange={({ currentTarget: { checked } }) => field.onChange(checked)}
                />
                {field.value && (
                  <div className="grid gap-4 sm:grid-cols-2">
                    <Controller
                      control={control}
                      name="quietHours.from"
                      render={({ field: { value, onChange } }) => (
                        <Field error={errorOf('quietHours.from')} label={<Trans>From</Trans>}>
                          <Input onChange={onChange} type="time" value={value} />
                        </Field>
                      )}
                    />
                    <Controller
                      control={control}
                      name="quietHours.until"
                      render={({ field: { value, onChange } }) => (
                        <Field
                          error={errorOf('quietHours.until', {
                            duplicate: t`Choose another time than the start.`,
                          })}
                          label={<Trans context="a time">Until</Trans>}
                        >
                          <Input onChange={onChange} type="time" value={value} />
                        </Field>
                      )}
                    />
                  </div>
                )}
              </>
            )}
          />
        </SettingsSection>
        <SaveBar form={form} />
      </SaveForm>
    </SectionCard>
  );
}
