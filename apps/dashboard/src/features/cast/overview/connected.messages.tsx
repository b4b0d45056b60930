import { Trans } from '@lingui/react/macro';
import type { ConnectionTest } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import type { ReactNode } from 'react';
import { BitrateAdvice, UndeclaredRate } from '#/features/cast/overview/bitrate.messages.tsx';
import { SourceBitrate } from '#/features/cast/overview/source-bitrate.tsx';

export interface ConnectedMessageProps {
  source: NonNullable<ConnectionTest['source']>;
  /** Whether the test still waits for the measured bitrate. */
  isMeasuring: boolean;
}

/** Describes the connected source and whether its bitrate fits the plan. */
export function ConnectedMessage({ source, isMeasuring }: ConnectedMessageProps) {
  const { agent, contentType, mount } = source;
  const { tone, title, advice } = verdictOf(source, isMeasuring, mount);
  return (
    <Alert tone={tone} title={title}>
      <div className="grid gap-1.5">
        {(agent !== null || contentType !== null) && (
          <bdi className="wrap-anywhere">{[agent, contentType].filter(Boolean).join(' · ')}</bdi>
        )}
        <SourceBitrate isMeasuring={isMeasuring} source={source} />
        {advice !== undefined && <p className="text-fg">{advice}</p>}
      </div>
    </Alert>
  );
}

interface Verdict {
  tone: 'success' | 'info' | 'warning';
  title: ReactNode;
  advice?: ReactNode;
}

function verdictOf(source: ConnectedMessageProps['source'], isMeasuring: boolean, mount: string): Verdict {
  const issue = source.bitrateIssue;
  if (issue === 'above_plan')
    return {
      tone: 'warning',
      title: <Trans>Connected, but above your plan</Trans>,
      advice: <BitrateAdvice allowedKbps={source.allowedKbps} />,
    };
  if (issue === 'undeclared_rate')
    return {
      tone: 'warning',
      title: <Trans>Connected, but with another bitrate than declared</Trans>,
      advice: <UndeclaredRate mount={<bdi className="font-mono">{mount}</bdi>} source={source} />,
    };
  if (isMeasuring) return { tone: 'info', title: <Trans>Connected, measuring the bitrate</Trans> };
  return { tone: 'success', title: <Trans>Your encoder is connected</Trans> };
}
