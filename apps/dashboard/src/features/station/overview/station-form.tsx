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
import { isSame } from '#/components/form/form-values.ts';
import type { CropShape } from '#/components/upload/crop-shape.ts';
import { CroppedUploadField } from '#/components/upload/cropped-upload-field.tsx';
import { keepStation, updateStation } from '#/data/stations/stations.queries.ts';
import { uploadFile } from '#/data/uploads/upload-file.ts';
import { stationChange } from '#/features/station/overview/station.schema.ts';
import { stationFormAnchor } from '#/features/station/overview/station-form-anchor.ts';
import { useStationContext } from '#/features/station/shell/station-context.ts';

/** A picture in the form. Only a new one has the id of its upload. */
interface Logo {
  id: string | null;
  url: string;
}

const logoShape: CropShape = { ratio: [1, 1] };

interface StationValues extends Pick<StationChange, 'name' | 'timezone'> {
  /** Named as in the contract, so that its errors are shown at the field. */
  logoId: Logo | null;
}

const valuesOf = ({ name, timezone, logoUrl }: Station): StationValues => ({
  name,
  timezone,
  logoId: logoUrl === null ? null : { id: null, url: logoUrl },
});

/** Without a logo, a stored one is removed; the stored one itself is not sent. */
const toBody = ({ logoId: logo, ...rest }: StationValues): StationChange => {
  if (logo === null) return { ...rest, logoId: null };
  return logo.id === null ? rest : { ...rest, logoId: logo.id };
};

/** The name, the logo and the time zone of a station. */
export function StationForm({ station }: { station: Station }) {
  const { t } = useLingui();
  const { api, canEdit } = useStationContext();
  const form = useStationForm(station);
  const { draft, change, errorOf } = form;
  const { name } = draft;
  return (
    <div id={stationFormAnchor}>
      <EditFormCard
        {...useChanges(form)}
        description={<Trans>What the station is called, how it looks, and where it is.</Trans>}
        effect={<Trans>Applies immediately. No listener is disconnected.</Trans>}
        form={form}
        isFixed={!canEdit}
        title={<Trans>Name, logo and time zone</Trans>}
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
          description={<Trans>Square. Shown with the station in Studio. The picture is public.</Trans>}
          title={<Trans>Logo</Trans>}
        >
          <CroppedUploadField
            alt={t`Logo of ${name}`}
            disabled={!canEdit}
            error={errorOf('/logoId', { enum: t`This picture is no longer stored. Choose it again.` })}
            kind="image.station"
            label={<Trans>Picture</Trans>}
            onRemove={() => change({ logoId: null })}
            onUploaded={({ id, url }) => url !== null && change({ logoId: { id, url } })}
            shape={logoShape}
            upload={uploadFile(api, 'image.station')}
            value={draft.logoId?.url ?? null}
          />
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
  return useEditForm<StationValues, Station, StationChange>({
    name: 'station',
    resource: station,
    setResource: (current) => void keepStation(client, current),
    valuesOf,
    toBody,
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
  const labels = { name: t`Name`, logoId: t`Logo`, timezone: t`Time zone` };
  const fields = Object.keys(labels) as (keyof StationValues)[];
  const textOf = (values: StationValues, field: keyof StationValues) => {
    if (field !== 'logoId') return values[field];
    if (values.logoId === null) return t`no logo`;
    return values.logoId.id === null ? t`the saved picture` : t`the new picture`;
  };
  const differing = (other: StationValues) => fields.filter((field) => !isSame(other[field], draft[field]));
  return {
    changes: differing(base).map((field) => {
      const label = labels[field];
      const was = textOf(base, field);
      const is = textOf(draft, field);
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
        mine: textOf(draft, field),
        theirs: textOf(theirs, field),
      })),
  };
}
