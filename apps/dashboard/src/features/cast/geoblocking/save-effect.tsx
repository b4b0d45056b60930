import { Plural, Trans } from '@lingui/react/macro';

/** Describes how saving affects connected listeners. */
export function SaveEffect({ refusedConnected }: { refusedConnected: number }) {
  return refusedConnected > 0 ? (
    <Plural
      value={refusedConnected}
      one="# listener who is connected would be refused."
      other="# listeners who are connected would be refused."
    />
  ) : (
    <Trans>Nothing restarts.</Trans>
  );
}
