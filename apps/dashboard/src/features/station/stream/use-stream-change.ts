import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiClients, ApiError, type Station, type StreamProbe } from '@unmuted/api';
import { useState } from 'react';
import { conflictOf } from '#/components/edit-form/conflict.ts';
import { validate } from '#/components/form/validate.schema.ts';
import { streamAdvice } from '#/components/stream-status/stream-problem.messages.ts';
import { changeStream, keepStation, tryStream } from '#/data/stations/stations.queries.ts';
import { stationStream } from '#/features/station/stream/stream.schema.ts';
import { errorText } from '#/i18n/notice.messages.ts';

/** An address that was tested, and what answered there. */
export interface TriedStream {
  readonly url: string;
  readonly probe: StreamProbe;
}

interface StreamChangeOptions {
  api: ApiClients;
  station: Station;
  initialUrl: string;
  onChanged: (saved: Station) => void;
}

/** The state of a change of the stream: the address, its test, and the change itself. */
export function useStreamChange({ api, station, initialUrl, onChanged }: StreamChangeOptions) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const client = useQueryClient();
  const attempt = useMutation(tryStream(api, station.id));
  const change = useMutation(changeStream(api, station.id));
  const [url, setUrl] = useState(initialUrl);
  const [tried, setTried] = useState<TriedStream | null>(null);
  const [fieldError, setFieldError] = useState<string>();
  /** The version and the stream that the change began with: live events may bring newer ones. */
  const [base, setBase] = useState(station);

  /** Tests the address. Returns why it can't be used; undefined if audio answers. */
  async function test(): Promise<string | undefined> {
    const { body } = validate(stationStream, { url });
    if (body === null) {
      setFieldError(t`An address begins with https:// or http:// and has no user name and no spaces.`);
      return t`Enter the address that players open.`;
    }
    if (body.url === base.streamUrl) {
      setFieldError(t`This is the address now.`);
      return t`Enter another address.`;
    }
    if (tried?.url === body.url && tried.probe.state === 'up') return undefined;
    try {
      const probe = await attempt.mutateAsync(body.url);
      setTried({ url: body.url, probe });
      if (probe.state === 'up') return undefined;
      setFieldError(i18n._(streamAdvice(probe.state, probe.problem)));
      return t`No audio came from this address, so nothing was changed.`;
    } catch (error) {
      return errorText(i18n, error);
    }
  }

  /** Switches to the tested address. Returns why that failed; undefined if it was switched. */
  async function submit(): Promise<string | undefined> {
    if (!tried) return t`Enter the address that players open.`;
    try {
      onChanged(await change.mutateAsync({ url: tried.url, version: base.version }));
      return undefined;
    } catch (error) {
      const current = conflictOf<Station>(error);
      if (current) {
        setBase(current);
        void keepStation(client, current);
        return t`Someone else has changed this station in the meantime. Check the effects, then try again.`;
      }
      if (error instanceof ApiError && error.code === 'station.stream_unusable') {
        return t`Audio came from the address a moment ago, but not now. Nothing was changed. Try again, or check the server.`;
      }
      return errorText(i18n, error);
    }
  }

  return {
    base,
    url,
    tried,
    fieldError,
    setUrl(next: string) {
      setUrl(next);
      setFieldError(undefined);
    },
    test,
    submit,
  };
}
