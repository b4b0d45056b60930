import { Trans } from '@lingui/react/macro';
import type { SongOutputResult } from '@unmuted/api';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { ResultStatus } from '#/features/station/now-playing/outputs/output-status.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** The outcome of one try: status, duration and the explanation of the service. */
export function ResultFacts({ result }: { result: SongOutputResult }) {
  const formats = useFormats();
  const { status, durationMs, detail, error, retryAt } = result;
  const code = String(status);
  const duration = formats.number(durationMs);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-fg-muted">
        <ResultStatus result={result} />
        {status !== null && (
          <span>
            <Trans>Status {code}</Trans>
          </span>
        )}
        {error !== 'expired' && (
          <span>
            <Trans>{duration} ms</Trans>
          </span>
        )}
        {retryAt !== null && (
          <span>
            <Trans>
              next try <Timestamp at={retryAt} />
            </Trans>
          </span>
        )}
      </p>
      {detail !== null && (
        <p className="text-13 text-fg-muted">
          <code className="wrap-anywhere" dir="ltr">
            {detail}
          </code>
        </p>
      )}
    </>
  );
}
