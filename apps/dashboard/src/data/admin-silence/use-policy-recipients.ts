import { useQuery } from '@tanstack/react-query';
import type { ApiClients, SilencePolicy, SilenceRecipientList } from '@unmuted/api';
import { useMemo } from 'react';
import { policyRecipientCalls } from '#/data/admin-silence/policy-recipients.queries.ts';
import { silencePolicyQuery } from '#/data/admin-silence/silence-policies.queries.ts';
import type { RecipientsPlace } from '#/data/silence/recipients-place.ts';

export interface PolicyRecipientsOptions extends Pick<RecipientsPlace, 'timeZone'> {
  readonly api: ApiClients;
  /** The policy. */
  readonly id: string;
}

/** Who is told by a policy of the team. */
export function usePolicyRecipients({ api, id, timeZone }: PolicyRecipientsOptions): RecipientsPlace {
  const list = useQuery({ ...silencePolicyQuery(api, id), select: listOf });
  const calls = useMemo(() => policyRecipientCalls(api, id), [api, id]);
  return { calls, list, timeZone, isFixed: false };
}

/** The text messages of the team have no limit. */
const listOf = ({ recipients, channels, pushKey }: SilencePolicy): SilenceRecipientList => ({
  items: recipients,
  channels,
  sms: null,
  pushKey,
});
