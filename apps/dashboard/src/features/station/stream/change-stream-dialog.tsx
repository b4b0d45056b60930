import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { useEffect } from 'react';
import { stationQuery } from '#/data/stations/stations.queries.ts';
import { StreamDialog } from '#/features/station/stream/stream-dialog.tsx';
import { errorText } from '#/i18n/notice.messages.ts';

export interface ChangeStreamDialogProps {
  api: ApiClients;
  id: string;
  onClose: () => void;
}

/** Changes the stream of a station away from its pages. A station that cannot be read is reported by a toast. */
export function ChangeStreamDialog({ api, id, onClose }: ChangeStreamDialogProps) {
  const { i18n } = useLingui();
  const toasts = useToast();
  const { data: station, error } = useQuery(stationQuery(api, id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per failure
  useEffect(() => {
    if (!error || station) return;
    toasts.show({ tone: 'danger', title: errorText(i18n, error) });
    onClose();
  }, [error]);
  return station && <StreamDialog api={api} initialUrl="" onClose={onClose} station={station} />;
}
