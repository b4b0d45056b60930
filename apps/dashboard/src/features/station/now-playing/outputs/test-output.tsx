import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@unmuted/ui/button';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { testSongOutput } from '#/data/song-outputs/song-outputs.queries.ts';
import { kindLooks, outputAdvice } from '#/features/station/now-playing/outputs/output.messages.ts';
import type { OutputPartProps } from '#/features/station/now-playing/outputs/output-log.tsx';
import { MarkedPost } from '#/features/station/now-playing/outputs/post-preview.tsx';
import { ResultFacts } from '#/features/station/now-playing/outputs/result-facts.tsx';

/** Posts the last song now, and shows the reply of the service. */
export function TestOutput({ api, stationId, output }: OutputPartProps) {
  const { i18n } = useLingui();
  const { kind } = output.target;
  const service = i18n._(kindLooks[kind].name);
  const test = useMutation(testSongOutput(api, { stationId, outputId: output.id }));
  const result = test.data;
  const advice = result?.error && outputAdvice[result.error];
  return (
    <section className="grid gap-3 border-y border-float-border py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-48 text-13 text-fg-muted">
          <Trans>
            A test posts the last song of the station to {service} now, for everyone there to see.
          </Trans>
        </p>
        <Button loading={test.isPending} onClick={() => test.mutate()}>
          <Trans>Send test</Trans>
        </Button>
      </div>
      {test.isError && <CallFailure reason={test.error} />}
      <div aria-live="polite" className="grid gap-2 empty:hidden">
        {result && !test.isPending && (
          <>
            <ResultFacts result={result} />
            {result.text !== null && (
              <p
                className="rounded-control bg-segment px-3 py-2.5 wrap-anywhere whitespace-pre-line"
                dir="auto"
              >
                <MarkedPost kind={kind} text={result.text} />
              </p>
            )}
            {advice && <p className="text-13 text-fg-muted">{i18n._(advice)}</p>}
          </>
        )}
      </div>
    </section>
  );
}
