import { RecipientsCard } from '#/components/silence-recipients/recipients-card.tsx';
import { useStationRecipients } from '#/data/silence/use-station-recipients.ts';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';

/** Who is told about the incidents of the station. */
export function StationRecipients() {
  return <RecipientsCard place={useStationRecipients(useSilenceStation())} />;
}
