import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { AdminCustomer } from '@unmuted/api';
import { DataList, DataListItem } from '@unmuted/ui/data-list';
import { EmptyState } from '@unmuted/ui/empty-state';
import { StatusPill } from '@unmuted/ui/status-pill';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { SectionCard } from '#/features/admin/customer/section-card.tsx';
import { useTimeZone } from '#/session/use-time-zone.ts';

type Mail = AdminCustomer['mails'][number];

/** Subjects of mails by kind. */
const subjects: Readonly<Record<Mail['kind'], MessageDescriptor>> = {
  verify: msg`Confirmation of the registration`,
  already_registered: msg`Registration of a known address`,
  reset: msg`Password reset link`,
  password_changed: msg`Password changed`,
  confirm_email: msg`Confirmation of a new email address`,
  email_changed: msg`Email address changed`,
  customer_invitation: msg`Invitation`,
  cast_message: msg`Message from the team`,
  customer_message: msg`Message from the team`,
  viewed_as: msg`Account viewed by support`,
  mfa_enabled: msg`Two-step sign-in turned on`,
  mfa_disabled: msg`Two-step sign-in turned off`,
  key_created: msg`API key created`,
  key_leaked: msg`API key revoked after a leak`,
  password_guesses: msg`Warning: wrong passwords`,
  code_guesses: msg`Warning: wrong codes`,
  cast_ready: msg`Cast ready`,
  cast_terminated: msg`Cast terminated`,
  cast_suspended: msg`Cast suspended`,
  cast_unsuspended: msg`Suspension ended`,
  site_taken_down: msg`Site taken down`,
  site_message: msg`Message from a site`,
  skill_changes_requested: msg`Changes of a skill requested`,
  skill_rejected: msg`Skill rejected by Amazon`,
  skill_live: msg`Skill live`,
  skill_suspended: msg`Skill suspended`,
  app_changes_requested: msg`Changes of an app requested`,
  app_rejected: msg`App rejected by its store`,
  app_live: msg`App in its store`,
  app_removed: msg`App removed by its store`,
  app_on_hold: msg`App on hold`,
  app_ready: msg`App ready to test`,
  build_failed: msg`Build of an app failed`,
  app_signing_expires: msg`What signs an app expires soon`,
  signing_expires: msg`What signs an app expires soon`,
  request_received: msg`New request`,
  request_refused: msg`Request refused`,
  webhook_gone: msg`Webhook turned off`,
  webhook_failing: msg`Webhook turned off`,
  station_down: msg`Station cannot be heard`,
  station_up: msg`Station is heard again`,
  tune_in_refused: msg`TuneIn refuses a station`,
  song_output_disabled: msg`Output turned off`,
  alarm_recipient_disabled: msg`Alarm recipient turned off`,
  team_invite: msg`Invitation to the team`,
  invitation: msg`Invitation to an account`,
  removed_from_account: msg`Removed from an account`,
  owner_changed: msg`Owner changed`,
  weekly_report: msg`Weekly report`,
  monthly_report: msg`Monthly report`,
  station_ready: msg`Station ready`,
  station_requested: msg`Station requested`,
  station_refused: msg`Request for a station refused`,
  silence_started: msg`Alarm of a station`,
  silence_reminder: msg`Alarm of a station`,
  silence_ended: msg`Alarm of a station is over`,
  silence_test: msg`Test of the alarm of a station`,
  silence_confirm: msg`Confirmation of an alarm recipient`,
};

/** The latest mails to the people of a customer and whether they were sent. */
export function MailsCard({ mails }: Pick<AdminCustomer, 'mails'>) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  return (
    <SectionCard title={<Trans>Emails</Trans>}>
      {mails.length === 0 ? (
        <EmptyState className="py-6" title={<Trans>No emails sent yet</Trans>} />
      ) : (
        <DataList className="mt-1">
          {mails.map(({ id, kind, to, at, state }) => (
            <DataListItem
              key={id}
              description={<bdi>{to}</bdi>}
              meta={
                <span className="flex flex-col items-end text-13 text-fg-muted">
                  <MailState state={state} />
                  <Timestamp at={at} timeZone={timeZone} />
                </span>
              }
              title={i18n._(subjects[kind])}
            />
          ))}
        </DataList>
      )}
    </SectionCard>
  );
}

function MailState({ state }: Pick<Mail, 'state'>) {
  if (state === 'sent')
    return (
      <StatusPill appearance="plain" status="passed">
        <Trans context="state of an email">Sent</Trans>
      </StatusPill>
    );
  if (state === 'failed')
    return (
      <StatusPill appearance="plain" status="failed">
        <Trans context="state of an email">Not delivered</Trans>
      </StatusPill>
    );
  return (
    <StatusPill appearance="plain" status="pending">
      <Trans context="state of an email">Waiting</Trans>
    </StatusPill>
  );
}
