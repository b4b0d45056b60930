import { Trans } from '@lingui/react/macro';
import type { WideNetwork } from '#/features/cast/geoblocking/rules.schema.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Warns about an exception that admits a large share of the internet. */
export function NetworkSizeWarning({ network: { family, oneIn } }: { network: WideNetwork }) {
  const formats = useFormats();
  const count = formats.number(oneIn);
  return oneIn === 1 ? (
    <Trans>This allows every {family} address.</Trans>
  ) : (
    <Trans>
      This allows 1 in {count} of all {family} addresses.
    </Trans>
  );
}
