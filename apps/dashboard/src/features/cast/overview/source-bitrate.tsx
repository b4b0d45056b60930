import { Trans } from '@lingui/react/macro';
import type { CastStream } from '@unmuted/api';
import type { ReactNode } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';

export interface SourceBitrateProps {
  source: Pick<CastStream, 'declaredKbps' | 'measuredKbps' | 'allowedKbps'>;
  /** Whether a measurement is still expected. */
  isMeasuring?: boolean;
  className?: string;
}

/** What the encoder sends and declares, and what the plan allows. */
export function SourceBitrate({ source, isMeasuring = true, className = '' }: SourceBitrateProps) {
  const { declaredKbps, measuredKbps, allowedKbps } = source;
  return (
    <dl className={`flex flex-wrap gap-x-4 gap-y-0.5 text-13 ${className}`}>
      <Fact term={<Trans>Measured</Trans>}>
        {measuredKbps !== null && <Kbps value={measuredKbps} />}
        {measuredKbps === null && (isMeasuring ? <Trans>measuring…</Trans> : <Trans>unknown</Trans>)}
      </Fact>
      <Fact term={<Trans>Declared</Trans>}>
        {declaredKbps === null ? <Trans>not declared</Trans> : <Kbps value={declaredKbps} />}
      </Fact>
      {allowedKbps !== null && (
        <Fact term={<Trans>Plan allows</Trans>}>
          <Kbps value={allowedKbps} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-1.5 whitespace-nowrap">
      <dt className="text-fg-muted">{term}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}

/** Isolated, so that the unit stays behind the number in a right-to-left page. */
function Kbps({ value }: { value: number }) {
  const formats = useFormats();
  return <bdi>{`${formats.number(value)} kbps`}</bdi>;
}
