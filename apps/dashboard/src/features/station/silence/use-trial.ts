import { useQuery } from '@tanstack/react-query';
import type { SilenceTrial } from '@unmuted/api';
import { useMemo } from 'react';
import { silenceTrialQuery } from '#/data/silence/silence.queries.ts';
import { type SilenceFormValues, silenceTrial } from '#/features/station/silence/silence.schema.ts';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

/** The alarms that the settings of the form would have raised, once they stop changing. */
export function useTrial({ thresholdDb, silenceS, recoveryS }: SilenceFormValues) {
  const { api, id } = useSilenceStation();
  const { success, data } = silenceTrial.safeParse({ thresholdDb, silenceS, recoveryS });
  const typed = JSON.stringify(success ? data : null);
  const text = useDebouncedValue(typed);
  const trial = useMemo(() => JSON.parse(text) as SilenceTrial | null, [text]);
  const query = useQuery(silenceTrialQuery(api, id, trial));
  return { query, isPending: typed !== text || query.isPlaceholderData };
}

export type Trial = ReturnType<typeof useTrial>;
