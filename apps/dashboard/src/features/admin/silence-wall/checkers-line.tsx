import { Plural, Trans } from '@lingui/react/macro';
import type { SilenceChecker, SilenceWall } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { StatusPill } from '@unmuted/ui/status-pill';
import { useFormats } from '#/i18n/use-formats.ts';

type Checkers = Pick<SilenceWall, 'at' | 'checkers' | 'unwatched'>;

/** A checker reports every few seconds. */
const lostAfterMs = 30_000;

const isLost = ({ seenAt }: SilenceChecker, at: string) => Date.parse(at) - Date.parse(seenAt) > lostAfterMs;
const isWell = (checker: SilenceChecker, at: string) => !checker.isBlind && !isLost(checker, at);

/** What we do not hear is not silence. */
export function BlindBanner({ wall }: { wall: Checkers }) {
  const { at, checkers, unwatched } = wall;
  const blind = checkers.filter((checker) => !isWell(checker, at));
  if (blind.length === 0 && unwatched === 0 && checkers.length > 0) return null;
  const streams = blind.reduce((sum, checker) => sum + checker.streams, 0);
  const names = blind.map(({ name }) => name).join(', ');
  return (
    <Alert title={<Trans>We are blind</Trans>} tone="danger">
      {checkers.length === 0 && (
        <p>
          <Trans>No server listens to streams.</Trans>
        </p>
      )}
      {blind.length > 0 && (
        <p>
          <Trans>
            <bdi>{names}</bdi> can’t hear:
          </Trans>{' '}
          <Plural one="# station is not judged." other="# stations are not judged." value={streams} />
        </p>
      )}
      {unwatched > 0 && (
        <p>
          <Plural
            one="No server listens to # station."
            other="No server listens to # stations."
            value={unwatched}
          />
        </p>
      )}
      <p>
        <Trans>They may be silent without an alarm, and nothing that is missed counts as silence.</Trans>
      </p>
    </Alert>
  );
}

/** The state of each server that listens. */
export function CheckersLine({ wall: { at, checkers } }: { wall: Checkers }) {
  const answering = checkers.filter((checker) => isWell(checker, at)).length;
  const all = checkers.length;
  if (all === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-border-soft px-1 pt-4 text-13 text-fg-muted">
      <StatusPill appearance="plain" status={answering === all ? 'passed' : 'failed'}>
        {answering === all ? (
          <Plural one="The checker answers" other="All # checkers answer" value={all} />
        ) : (
          <Trans>
            {answering} of {all} checkers answer
          </Trans>
        )}
      </StatusPill>
      {checkers.map((checker) => (
        <Checker at={at} checker={checker} key={checker.id} />
      ))}
    </div>
  );
}

function Checker({ checker, at }: { checker: SilenceChecker; at: string }) {
  const formats = useFormats();
  const { name, streams, capacity, lagS, cpu, memoryMb, isBlind } = checker;
  const most = formats.number(capacity);
  const count = formats.number(streams);
  const lag = formats.number(lagS, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const load = formats.percent(cpu, { maximumFractionDigits: 0, minimumFractionDigits: 0 });
  const memory = formats.number(memoryMb);
  return (
    <span>
      <bdi>{name}</bdi>{' '}
      <span className={`font-medium tabular-nums ${isBlind ? 'text-off-air-text' : 'text-fg'}`}>
        {isLost(checker, at) ? (
          <Trans context="a server">does not answer</Trans>
        ) : isBlind ? (
          <Trans context="a server">can’t hear</Trans>
        ) : (
          <Trans>
            {count} of {most} streams, {lag} s behind
          </Trans>
        )}
      </span>{' '}
      <span className="tabular-nums">
        <Trans>
          CPU {load}, {memory} MB
        </Trans>
      </span>
    </span>
  );
}
