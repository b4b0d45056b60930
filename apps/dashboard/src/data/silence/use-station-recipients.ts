import { useQuery } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { useMemo } from 'react';
import type { RecipientsPlace } from '#/data/silence/recipients-place.ts';
import { silenceRecipientsQuery, stationRecipientCalls } from '#/data/silence/silence-recipients.queries.ts';

export interface StationRecipientsOptions extends Pick<RecipientsPlace, 'timeZone' | 'isFixed'> {
  readonly api: ApiClients;
  /** The station. */
  readonly id: string;
}

/** Who is told about the incidents of a station. */
export function useStationRecipients(options: StationRecipientsOptions): RecipientsPlace {
  const { api, id, timeZone, isFixed } = options;
  const list = useQuery(silenceRecipientsQuery(api, id));
  const calls = useMemo(() => stationRecipientCalls(api, id), [api, id]);
  return { calls, list, timeZone, isFixed };
}
