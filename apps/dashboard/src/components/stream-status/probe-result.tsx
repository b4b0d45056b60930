import { useLingui } from '@lingui/react/macro';
import type { StreamProbe } from '@unmuted/api';
import { ProbeChain } from '#/components/stream-status/probe-chain.tsx';
import { RawReply } from '#/components/stream-status/raw-reply.tsx';

/** How far the test of an address came, in a dialog. */
export function ProbeResult({ probe }: { probe: StreamProbe }) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Result of the test`}
      className="grid gap-3 rounded-card border border-border p-4 pb-2"
    >
      <ProbeChain probe={probe} />
      {probe.rawReply === '' ? <span className="h-2" /> : <RawReply text={probe.rawReply} />}
    </section>
  );
}
