import { Trans } from '@lingui/react/macro';
import type { ApiClients, SilencePolicy } from '@unmuted/api';
import { RecipientsCard } from '#/components/silence-recipients/recipients-card.tsx';
import { usePolicyRecipients } from '#/data/admin-silence/use-policy-recipients.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

interface PolicyRecipientsProps {
  api: ApiClients;
  policy: SilencePolicy;
}

/** Who a policy tells, in steps. They are saved at once, apart from the settings. */
export function PolicyRecipients({ api, policy: { id, sensitivityMin } }: PolicyRecipientsProps) {
  const formats = useFormats();
  const place = usePolicyRecipients({ api, id, timeZone: useTimeZone() ?? 'UTC' });
  const time = formats.duration(sensitivityMin * 60);
  return (
    <RecipientsCard
      description={
        sensitivityMin === 0 ? (
          <Trans>Steps stop when somebody acknowledges</Trans>
        ) : (
          <Trans>Steps begin when the incident has lasted {time}, and stop when somebody acknowledges</Trans>
        )
      }
      emptyText={<Trans>Add people of the team, or a channel that they read.</Trans>}
      place={place}
    />
  );
}
