import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Station, StationChange } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { TimeZoneSelect } from '@unmuted/ui/time-zone-select';
import { useToast } from '@unmuted/ui/toast';
import { EditFormCard } from '#/components/edit-form/edit-form-card.tsx';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { keepStation, updateStation } from '#/data/stations/stations.queries.ts';
import { stationChange } from '#/features/station/overview/station.schema.ts';
import { stationFormAnchor } from '#/features/station/overview/station-form-anchor.ts';
import { useStationContext } from '#/features/station/shell/station-context.ts';

const valuesOf = ({ name, timezone }: Station): StationChange => ({ name, timezone });

/** The name and the time zone of a station. */
export function StationForm({ station }: { station: Station }) {
  const { canEdit } = useStationContext();
  const form = useStationForm(station);
  const { draft, change, errorOf } = form;
  return (
    <div id={stationFormAnchor}>
      <EditFormCard
        {...useChanges(form)}
        description={<Trans>What the station is called, and where it is.</Trans>}
        effect={<Trans>Applies immediately. No listener is disconnected.</Trans>}
        form={form}
        isFixed={!canEdit}
        title={<Trans>Name and time zone</Trans>}
      >
        <SettingsSection
          description={<Trans>Removed from song titles that contain it.</Trans>}
          title={<Trans>Name</Trans>}
        >
          <Field error={errorOf('/name')} label={<Trans>Name of the station</Trans>} required>
            <Input
              autoComplete="off"
              dir="auto"
              onChange={(event) => change({ name: event.target.value })}
              value={draft.name}
            />
          </Field>
        </SettingsSection>
        <SettingsSection
          description={<Trans>Times on the pages of this station use it.</Trans>}
          title={<Trans>Time</Trans>}
        >
          <Field error={errorOf('/timezone')} label={<Trans>Time zone</Trans>} required>
            <TimeZoneSelect
              disabled={!canEdit}
              onValueChange={(zone) => change({ timezone: zone ?? '' })}
              value={draft.timezone}
            />
          </Field>
        </SettingsSection>
      </EditFormCard>
    </div>
  );
}

function useStationForm(station: Station) {
  const { api, id } = useStationContext();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(updateStation(api, id));
  return useEditForm<StationChange, Station>({
    name: 'station',
    resource: station,
    setResource: (current) => void keepStation(client, current),
    valuesOf,
    schema: stationChange,
    save: mutateAsync,
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>Settings saved</Trans> }),
  });
}

/** The changes in the save bar, and the fields of a version conflict that differ. */
function useChanges({
  base,
  draft,
  theirs,
}: Pick<ReturnType<typeof useStationForm>, 'base' | 'draft' | 'theirs'>) {
  const { t } = useLingui();
  const labels = { name: t`Name`, timezone: t`Time zone` };
  const fields = Object.keys(labels) as (keyof StationChange)[];
  const differing = (other: StationChange) => fields.filter((field) => other[field] !== draft[field]);
  return {
    changes: differing(base).map((field) => {
      const label = labels[field];
      const was = base[field];
      const is = draft[field];
      return (
        <Trans key={field}>
          {label}: {was} to {is}
        </Trans>
      );
    }),
    conflict:
      theirs &&
      differing(theirs).map((field) => ({
        id: field,
        label: labels[field],
        mine: draft[field],
        theirs: theirs[field],
      })),
  };
}
