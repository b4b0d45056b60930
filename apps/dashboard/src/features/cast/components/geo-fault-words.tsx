import { Trans } from '@lingui/react/macro';
import { limits } from '@unmuted/api';
import type { NetworkFault } from '#/features/cast/geo-rules.schema.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** What is wrong with an exception, and what to do. */
export function GeoFaultWords({ fault }: { fault: NetworkFault }) {
  const formats = useFormats();
  const max = formats.number(limits.exceptionNote);
  if (fault === 'twice') return <Trans>This stands here twice.</Trans>;
  if (fault === 'missing') return <Trans>This note has no address: enter one, or remove the line.</Trans>;
  if (fault === 'note') return <Trans>A note has {max} characters at most, and no invisible ones.</Trans>;
  return <Trans>This is no address and no network, such as 203.0.113.7 or 203.0.113.0/24.</Trans>;
}
