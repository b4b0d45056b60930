import { Trans } from '@lingui/react/macro';
import type { ApiKey } from '@unmuted/api';
import { useFormats } from '#/i18n/use-formats.ts';

interface KeyTimesProps {
  apiKey: Pick<ApiKey, 'lastUsed' | 'endsAt' | 'state'>;
}

/** The day and the network of the last call. */
export function LastUsed({ apiKey: { lastUsed } }: KeyTimesProps) {
  const formats = useFormats();
  if (!lastUsed) return <Trans>Never used</Trans>;
  const day = formats.date(new Date(`${lastUsed.day}T12:00:00Z`), 'UTC');
  const network = <bdi>{lastUsed.network}</bdi>;
  return (
    <Trans>
      Used {day} from {network}
    </Trans>
  );
}

/** When the key stops or stopped working. */
export function KeyEnd({ apiKey: { endsAt, state } }: KeyTimesProps) {
  const formats = useFormats();
  if (endsAt === null) return <Trans>Doesn’t expire</Trans>;
  const end = formats.dateTime(new Date(endsAt));
  return state === 'active' || state === 'replaced' ? (
    <Trans>Works until {end}</Trans>
  ) : (
    <Trans>Ended {end}</Trans>
  );
}
