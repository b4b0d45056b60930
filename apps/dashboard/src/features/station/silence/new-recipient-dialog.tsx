import type { ApiClients } from '@unmuted/api';
import { RecipientDialog } from '#/components/silence-recipients/recipient-dialog.tsx';
import { useStationRecipients } from '#/data/silence/use-station-recipients.ts';

export interface NewRecipientDialogProps {
  api: ApiClients;
  stationId: string;
  /** Of the station. */
  timeZone: string;
  onClose: () => void;
}

/** Adds somebody who is told about the incidents of a station. */
export function NewRecipientDialog({ api, stationId, timeZone, onClose }: NewRecipientDialogProps) {
  const place = useStationRecipients({ api, id: stationId, timeZone, isFixed: false });
  return <RecipientDialog onClose={onClose} place={place} recipient={null} />;
}
