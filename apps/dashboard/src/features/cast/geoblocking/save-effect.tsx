import { Plural, Trans } from '@lingui/react/macro';

/** Describes how saving affects connected listeners. */
export function SaveEffect({ refusedConnected }: { refusedConnected: number }) {
  return refusedConnected > 0 ? (
    <Plural
      value={refusedConnected}
      one="# connected listener would be blocked."
      other="# connected listeners would be blocked."
    />
  ) : (
    <Trans>No restart needed.</Trans>
  );
}
