import { Plural, Trans } from '@lingui/react/macro';
import type { PreflightCheck } from '@unmuted/api';
import type { ReactNode } from 'react';
import { useDirectoryMessages } from '#/features/cast/directories/directory.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** The reason of a failed check; null for a passed one. */
export function PreflightReason({ check: { reason, facts } }: { check: PreflightCheck }): ReactNode {
  const formats = useFormats();
  const { fields } = useDirectoryMessages();
  const { status, sharePercent } = facts;
  const countries = facts.countries ?? 0;
  switch (reason) {
    case null:
      return null;
    case 'no_stream':
      return <Trans>No stream is available.</Trans>;
    case 'time_out':
      return <Trans>No response within 5 seconds.</Trans>;
    case 'unreachable':
      return <Trans>No response.</Trans>;
    case 'not_resolved':
      return <Trans>The host name couldn’t be resolved.</Trans>;
    case 'address_refused':
      return <Trans>This address can’t be checked from our server.</Trans>;
    case 'status':
      return <Trans>Responded with HTTP {status}.</Trans>;
    case 'not_readable':
      return <Trans>The response couldn’t be read.</Trans>;
    case 'not_https':
      return <Trans>The connection isn’t encrypted.</Trans>;
    case 'certificate':
      return facts.certificateEndsAt === null ? (
        <Trans>The certificate isn’t valid.</Trans>
      ) : (
        <Trans>The certificate expires soon.</Trans>
      );
    case 'not_checked':
      return <Trans>Couldn’t be checked.</Trans>;
    case 'not_public':
      return <Trans>This address isn’t publicly reachable.</Trans>;
    case 'token':
      return <Trans>The URL has query parameters, which may expire.</Trans>;
    case 'missing': {
      const names = facts.missing?.map((field) => fields[field]).join(', ');
      return names ? <Trans>Missing: {names}.</Trans> : <Trans>The stream doesn’t provide it.</Trans>;
    }
    case 'differs':
      return <Trans>The stream’s value differs from your settings.</Trans>;
    case 'not_accepted':
      return <Trans>Not every directory accepts this format.</Trans>;
    case 'not_audio':
      return <Trans>The response isn’t audio.</Trans>;
    case 'no_probe':
      return <Trans>Audio analysis isn’t available on this server.</Trans>;
    case 'too_little': {
      const share = formats.percent((sharePercent ?? 0) / 100, { maximumFractionDigits: 1 });
      return <Trans>On air for {share} of the last 7 days, where data is available.</Trans>;
    }
    case 'not_known':
      return <Trans>Not enough data for the last 7 days.</Trans>;
    case 'restricted':
      return (
        <Plural
          value={countries}
          one="Country rules list # country."
          other="Country rules list # countries."
        />
      );
    case 'turned_off':
      return <Trans>The listing isn’t public.</Trans>;
  }
}
