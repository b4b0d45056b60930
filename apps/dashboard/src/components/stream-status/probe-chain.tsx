import { Trans, useLingui } from '@lingui/react/macro';
import type { StreamProbe } from '@unmuted/api';
import { CheckIcon, CircleAlertIcon, MinusIcon, TriangleAlertIcon } from '@unmuted/ui/icons';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import type { ReactNode } from 'react';
import { type ProbeStepId, probeSteps, type StepState } from '#/components/stream-status/probe-steps.ts';
import { useProbeTexts } from '#/components/stream-status/use-probe-texts.ts';

export interface ProbeChainProps {
  probe: StreamProbe;
}

/** The steps of a connection as a player, side by side; below each other in a narrow container. */
export function ProbeChain({ probe }: ProbeChainProps) {
  const { t } = useLingui();
  const texts = useProbeTexts(probe);
  const states = probeSteps(probe);
  const terms: Record<ProbeStepId, string> = {
    connection: t`Connection`,
    answer: t`Answer`,
    'first-byte': t`First byte`,
    audio: t`Audio`,
    title: t`Song title`,
  };
  const steps = Object.keys(terms) as ProbeStepId[];
  return (
    <div className="@container">
      <ol
        aria-label={t`Steps of the connection`}
        className="grid grid-cols-[minmax(0,1fr)] @min-[36rem]:grid-cols-5"
      >
        {steps.map((id) => (
          <Step key={id} state={states[id]} term={terms[id]} {...texts[id]} />
        ))}
      </ol>
    </div>
  );
}

interface StepProps {
  term: string;
  state: StepState;
  value: ReactNode;
  detail: ReactNode;
}

const circles: Record<StepState, { className: string }> = {
  passed: { className: 'border-live-border bg-live-fill text-live-text' },
  warning: { className: 'border-silent-border bg-silent-fill text-silent-text' },
  failed: { className: 'border-off-air-border bg-off-air-fill text-off-air-text' },
  none: { className: 'border-border bg-surface-raised text-fg-subtle' },
  skipped: { className: 'border-dashed border-border-strong bg-surface-raised text-fg-subtle' },
};

function Step({ term, state, value, detail }: StepProps) {
  const line = state === 'passed' || state === 'warning' || state === 'none';
  return (
    <li className="group relative flex min-w-0 gap-3 pb-4 last:pb-0 @min-[36rem]:flex-col @min-[36rem]:gap-2 @min-[36rem]:pe-4 @min-[36rem]:pb-0">
      <span
        aria-hidden="true"
        className={`absolute start-2.5 top-5 bottom-0 border-s group-last:hidden @min-[36rem]:start-5 @min-[36rem]:end-0 @min-[36rem]:top-2.5 @min-[36rem]:bottom-auto @min-[36rem]:border-s-0 @min-[36rem]:border-t ${line ? 'border-live-border' : 'border-dashed border-border-strong'}`}
      />
      <span
        className={`relative grid size-5 flex-none place-items-center rounded-full border [&_svg]:size-3 ${circles[state].className}`}
      >
        <StepIcon state={state} />
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(5rem,2fr)_minmax(0,3fr)] gap-x-3 @min-[36rem]:block">
        <p className="text-12 text-fg-muted">
          {term}
          <VisuallyHidden>
            , <StateWord state={state} />
          </VisuallyHidden>
        </p>
        <div className="min-w-0">
          <p className="font-medium tabular-nums wrap-anywhere">{value}</p>
          {detail !== null && <p className="text-12 wrap-anywhere text-fg-muted">{detail}</p>}
        </div>
      </div>
    </li>
  );
}

function StepIcon({ state }: { state: StepState }) {
  if (state === 'passed') return <CheckIcon className="stroke-2" />;
  if (state === 'warning') return <TriangleAlertIcon className="stroke-2" />;
  if (state === 'failed') return <CircleAlertIcon className="stroke-2" />;
  return <MinusIcon className="stroke-2" />;
}

function StateWord({ state }: { state: StepState }) {
  switch (state) {
    case 'passed':
      return <Trans>passed</Trans>;
    case 'warning':
      return <Trans>needs attention soon</Trans>;
    case 'failed':
      return <Trans>failed</Trans>;
    case 'none':
      return <Trans>not offered</Trans>;
    case 'skipped':
      return <Trans>not reached</Trans>;
  }
}
