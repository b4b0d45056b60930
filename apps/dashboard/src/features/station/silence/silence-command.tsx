import { useQuery } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { useEffect } from 'react';
import { stationQuery } from '#/data/stations/stations.queries.ts';
import { SnoozeDialog } from '#/features/station/silence/snooze-dialog.tsx';
import { useCheckSound } from '#/features/station/silence/use-check-sound.tsx';

export interface SilenceCommandProps {
  api: ApiClients;
  /** The id of the station. */
  id: string;
  act: 'check' | 'snooze';
  onClose: () => void;
}

/** An act of silence detection that was chosen in the command palette. */
export function SilenceCommand({ api, id, act, onClose }: SilenceCommandProps) {
  const { data: station } = useQuery(stationQuery(api, id));
  if (act === 'check') return <Check api={api} id={id} onClose={onClose} />;
  return station && <SnoozeDialog api={api} onClose={onClose} stationId={id} timeZone={station.timezone} />;
}

/** Checks once; a toast reports the result. */
function Check({ api, id, onClose }: Omit<SilenceCommandProps, 'act'>) {
  const { check } = useCheckSound(api);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the command was chosen
  useEffect(() => {
    check(id);
    onClose();
  }, []);
  return null;
}
