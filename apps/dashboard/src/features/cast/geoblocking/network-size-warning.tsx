import { Trans } from '@lingui/react/macro';
import type { WideNetwork } from '#/features/cast/geoblocking/rules.schema.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** How much of the internet an exception lets in. */
export function NetworkSizeWarning({ network: { family, oneIn } }: { network: WideNetwork }) {
  const formats = useFormats();
  const count = formats.number(oneIn);
  return oneIn === 1 ? (
    <Trans>This lets in every {family} address there is.</Trans>
  ) : (
    <Trans>
      This lets in 1 in {count} of all {family} addresses.
    </Trans>
  );
}
