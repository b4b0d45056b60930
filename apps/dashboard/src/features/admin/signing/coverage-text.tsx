import { Trans } from '@lingui/react/macro';

/** Whether a profile covers one bundle ID or all that begin alike. */
export const CoverageText = ({ bundleId }: { bundleId: string }) =>
  bundleId.endsWith('*') ? (
    <Trans context="coverage of a profile">Wildcard</Trans>
  ) : (
    <Trans context="coverage of a profile">Explicit</Trans>
  );
