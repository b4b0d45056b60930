import { Plural, Trans } from '@lingui/react/macro';
import type { PreflightCheck } from '@unmuted/api';
import type { ReactNode } from 'react';
import { useDirectoryMessages } from '#/features/cast/directories/directory.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Why a check did not end well; nothing of one that did. */
export function PreflightReason({ check: { reason, facts } }: { check: PreflightCheck }): ReactNode {
  const formats = useFormats();
  const { fields } = useDirectoryMessages();
  const { status, sharePercent } = facts;
  const countries = facts.countries ?? 0;
  switch (reason) {
    case null:
      return null;
    case 'no_stream':
      return <Trans>No stream is served.</Trans>;
    case 'time_out':
      return <Trans>It took longer than 5 seconds to answer.</Trans>;
    case 'unreachable':
      return <Trans>It did not answer.</Trans>;
    case 'not_resolved':
      return <Trans>No server has this name.</Trans>;
    case 'address_refused':
      return <Trans>This address may not be asked from here.</Trans>;
    case 'status':
      return <Trans>It answered with HTTP {status}.</Trans>;
    case 'not_readable':
      return <Trans>Its answer could not be read.</Trans>;
    case 'not_https':
      return <Trans>It is not encrypted.</Trans>;
    case 'certificate':
      return facts.certificateEndsAt === null ? (
        <Trans>Its certificate is not valid.</Trans>
      ) : (
        <Trans>Its certificate ends soon.</Trans>
      );
    case 'not_checked':
      return <Trans>It could not be looked at.</Trans>;
    case 'not_public':
      return <Trans>Others do not reach this address.</Trans>;
    case 'token':
      return <Trans>The address carries a query, which may expire.</Trans>;
    case 'missing': {
      const names = facts.missing?.map((field) => fields[field]).join(', ');
      return names ? <Trans>Missing: {names}.</Trans> : <Trans>The stream does not say it.</Trans>;
    }
    case 'differs':
      return <Trans>The stream says something else than the cast.</Trans>;
    case 'not_accepted':
      return <Trans>Not every directory takes this format.</Trans>;
    case 'not_audio':
      return <Trans>What came is no sound.</Trans>;
    case 'no_probe':
      return <Trans>Your provider has not set up what would listen to it.</Trans>;
    case 'too_little': {
      const share = formats.percent((sharePercent ?? 0) / 100, { maximumFractionDigits: 1 });
      return <Trans>On air {share} of the last 7 days, as far as they are known.</Trans>;
    }
    case 'not_known':
      return <Trans>Too little is known of the last 7 days.</Trans>;
    case 'restricted':
      return (
        <Plural
          value={countries}
          one="The rules by country name # country."
          other="The rules by country name # countries."
        />
      );
    case 'turned_off':
      return <Trans>The listing is not public.</Trans>;
  }
}
