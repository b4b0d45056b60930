import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiClients, DetectedService } from '@unmuted/api';
import { RadioCard, RadioGroup } from '@unmuted/ui/radio-group';
import { Spinner } from '@unmuted/ui/spinner';
import { StatusPill } from '@unmuted/ui/status-pill';
import { serviceTypeNames } from '#/components/service-type/service-type.messages.ts';
import { useAudio } from '#/components/stream-probe/probe-facts.tsx';
import { detectedServiceQuery } from '#/data/streaming-services/streaming-services.queries.ts';
import { ProblemText } from '#/features/admin/streaming-services/problem-text.tsx';

export interface CandidatesProps {
  api: ApiClients;
  /** What was found first. */
  detected: DetectedService;
  /** The address of the chosen stream. */
  chosen: string;
  onChoose: (url: string) => void;
}

/** The streams of a server. Each is heard when it is chosen. */
export function Candidates({ api, detected, chosen, onChoose }: CandidatesProps) {
  const { t } = useWords();
  const urls = [...new Set([detected.url, ...detected.candidates])];
  if (urls.length === 1)
    return (
      <div className="grid gap-1 rounded-card border border-border-soft bg-surface-sunken p-4">
        <Heard detected={detected} />
        <code className="text-13 text-fg-muted wrap-anywhere" dir="ltr">
          {detected.url}
        </code>
      </div>
    );
  return (
    <RadioGroup
      aria-label={t`Streams of the server`}
      className="grid max-h-72 gap-2 overflow-y-auto"
      onValueChange={onChoose}
      value={chosen}
    >
      {urls.map((url) => (
        <Candidate api={api} detected={detected} isChosen={url === chosen} key={url} url={url} />
      ))}
    </RadioGroup>
  );
}

/** What answers at the address of a stream: known for the first, asked for another when it is chosen. */
export function useCandidate(
  api: ApiClients,
  { url, detected, isChosen }: { url: string; detected: DetectedService | null; isChosen: boolean },
) {
  return useQuery({
    ...detectedServiceQuery(api, url),
    enabled: isChosen && detected !== null && url !== detected.url,
    ...(detected && url === detected.url && { initialData: detected }),
  });
}

interface CandidateProps {
  api: ApiClients;
  detected: DetectedService;
  url: string;
  isChosen: boolean;
}

function Candidate({ api, detected, url, isChosen }: CandidateProps) {
  const query = useCandidate(api, { url, detected, isChosen });
  return (
    <RadioCard
      description={
        query.data ? (
          <Heard detected={query.data} />
        ) : query.isFetching ? (
          <span className="inline-flex items-center gap-2">
            <Spinner size="sm" />
            <Trans>Connecting</Trans>
          </span>
        ) : query.isError ? (
          <Trans>Could not be checked.</Trans>
        ) : (
          <Trans>Choose it to hear what it sends.</Trans>
        )
      }
      label={
        <bdi className="wrap-anywhere" dir="ltr">
          {pathOf(url)}
        </bdi>
      }
      value={url}
    />
  );
}

function pathOf(url: string): string {
  const { host, pathname, search } = new URL(url);
  return pathname === '/' && search === '' ? host : `${pathname}${search}`;
}

/** "Icecast, Harbour Rock: MP3, 128 kbit/s", or why nothing was heard. */
function Heard({ detected: { type, name, probe } }: { detected: DetectedService }) {
  const { i18n } = useLingui();
  const audio = useAudio(probe);
  const isUp = probe.state === 'up';
  return (
    <span className="grid gap-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <StatusPill appearance="plain" status={isUp ? 'passed' : 'failed'}>
          {isUp ? <Trans>Audio received</Trans> : <Trans>No audio received</Trans>}
        </StatusPill>
        <span>{[i18n._(serviceTypeNames[type]), isUp && audio].filter(Boolean).join(' · ')}</span>
      </span>
      {name !== null && <bdi className="wrap-anywhere">{name}</bdi>}
      {!isUp && probe.problem !== null && (
        <span className="text-danger-text">
          <ProblemText problem={probe.problem} />
        </span>
      )}
    </span>
  );
}
