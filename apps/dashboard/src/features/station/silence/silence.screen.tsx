import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { SilenceWatch } from '@unmuted/api';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { silenceQuery } from '#/data/silence/silence.queries.ts';
import { IncidentsCard } from '#/features/station/silence/incidents/incidents-card.tsx';
import { OpenIncidents } from '#/features/station/silence/incidents/open-incident.tsx';
import { NowCard } from '#/features/station/silence/now-card.tsx';
import { OffState } from '#/features/station/silence/off-state.tsx';
import { SettingsForm } from '#/features/station/silence/settings-form.tsx';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import { SnoozedNote } from '#/features/station/silence/snoozed-note.tsx';
import { StationRecipients } from '#/features/station/silence/station-recipients.tsx';

/** `/station/{id}/silence-detection`: what is heard now, when people are told, who, and what went wrong. */
export function SilenceScreen() {
  const { api, id } = useSilenceStation();
  const query = useQuery(silenceQuery(api, id));
  const isOn = query.data?.settings.isEnabled === true;
  useLiveTopics([
    ...(query.data ? [`silence:${id}` as const] : []),
    ...(isOn ? [`levels:${id}` as const] : []),
  ]);
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load silence detection</Trans>}
      query={query}
      skeleton={<Skeletons />}
    >
      {(watch) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
          {watch.settings.isEnabled ? <OnState watch={watch} /> : <Off watch={watch} />}
        </div>
      )}
    </QueryContent>
  );
}

function OnState({ watch }: { watch: SilenceWatch }) {
  const { id, mayManage } = useSilenceStation();
  return (
    <>
      <OpenIncidents />
      <SnoozedNote watch={watch} />
      <NowCard watch={watch} />
      <SettingsForm key={id} watch={watch}>
        {mayManage && <StationRecipients />}
      </SettingsForm>
      <IncidentsCard watch={watch} />
    </>
  );
}

/** The past stays visible while detection is off. */
function Off({ watch }: { watch: SilenceWatch }) {
  return (
    <>
      <OffState watch={watch} />
      {watch.lastIncidentEndedAt !== null && <IncidentsCard watch={watch} />}
    </>
  );
}

function Skeletons() {
  return (
    <div className="grid gap-4 md:gap-6">
      <RowsSkeleton count={4} />
      <RowsSkeleton count={6} hasTitle />
      <div className="grid gap-4 md:gap-6 lg:grid-cols-2">
        <RowsSkeleton count={5} hasTitle />
        <RowsSkeleton count={5} hasTitle />
      </div>
    </div>
  );
}
