import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ApiClients, limits } from '@unmuted/api';
import { Combobox } from '@unmuted/ui/combobox';
import { Field } from '@unmuted/ui/field';
import { IconButton } from '@unmuted/ui/icon-button';
import { XIcon } from '@unmuted/ui/icons';
import { Radio, RadioGroup } from '@unmuted/ui/radio-group';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { useRef } from 'react';
import { useWatchedStations } from '#/data/admin-silence/use-watched-stations.ts';
import type { PolicyStation } from '#/features/admin/silence-policies/policy-values.ts';
import type { PolicyForm } from '#/features/admin/silence-policies/use-policy-form.tsx';
import { errorText } from '#/i18n/notice.messages.ts';

interface PolicyStationsProps {
  api: ApiClients;
  form: PolicyForm;
}

const customerOf = ({ customer }: PolicyStation) => customer.company ?? customer.name;

/** The stations of a policy: all that are watched, or chosen ones. */
export function PolicyStations({ api, form }: PolicyStationsProps) {
  const { t } = useLingui();
  const { stationIds } = form.draft;
  const set = (change: Partial<typeof stationIds>) =>
    form.change({ stationIds: { ...stationIds, ...change } }, { skipValidation: change.isAll === false });
  return (
    <SettingsSection
      description={<Trans>The stations that the policy is about.</Trans>}
      title={<Trans>Stations</Trans>}
    >
      <RadioGroup
        aria-label={t`Stations`}
        onValueChange={(value) => set({ isAll: value === 'all' })}
        value={stationIds.isAll ? 'all' : 'chosen'}
      >
        <Radio
          description={<Trans>Also those that are watched later.</Trans>}
          label={<Trans>All watched stations</Trans>}
          value="all"
        />
        <Radio label={<Trans>Chosen stations</Trans>} value="chosen" />
      </RadioGroup>
      {!stationIds.isAll && (
        <StationPicker
          api={api}
          chosen={stationIds.chosen}
          error={form.errorOf('/stationIds', { array_size: t`Choose at least one station.` })}
          onChange={(chosen) => set({ chosen })}
        />
      )}
    </SettingsSection>
  );
}

interface StationPickerProps {
  api: ApiClients;
  chosen: PolicyStation[];
  error: string | undefined;
  onChange: (chosen: PolicyStation[]) => void;
}

/** Adds stations by a search; the chosen ones are listed below and can be removed. */
function StationPicker({ api, chosen, error, onChange }: StationPickerProps) {
  const { i18n, t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const choices = useWatchedStations(api);
  const most = limits.silencePolicyStations;
  const isFull = chosen.length >= most;
  const others = choices.stations.filter(({ id }) => !chosen.some((station) => station.id === id));
  function remove(id: string) {
    onChange(chosen.filter((station) => station.id !== id));
    // The button goes away with its row.
    input.current?.focus();
  }
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <Field
        error={error}
        hint={
          isFull ? (
            <Trans>A policy has at most {most} stations. Remove one to add another one.</Trans>
          ) : (
            <Trans>Search for a station or a customer.</Trans>
          )
        }
        label={<Trans>Add a station</Trans>}
      >
        <Combobox
          clearable={false}
          disabled={isFull}
          filter={null}
          loadError={choices.error ? errorText(i18n, choices.error) : undefined}
          loading={choices.isPending}
          onQueryChange={choices.search}
          onRetry={choices.retry}
          onValueChange={(id) => {
            const station = others.find((each) => each.id === id);
            if (station) onChange([...chosen, station]);
          }}
          options={others.map((station) => ({
            value: station.id,
            label: station.name,
            description: customerOf(station),
          }))}
          ref={input}
          value={null}
        />
      </Field>
      {chosen.length > 0 && (
        <div className="min-w-0 rounded-tile border border-border">
          <p className="border-b border-border-soft px-3 py-2 text-13 text-fg-muted" role="status">
            <Plural one="# station chosen" other="# stations chosen" value={chosen.length} />
          </p>
          {/* Many stations scroll on their own. */}
          <ul
            aria-label={t`Chosen stations`}
            className="max-h-80 divide-y divide-border-soft overflow-y-auto"
          >
            {chosen.map((station) => (
              <ChosenStation key={station.id} onRemove={() => remove(station.id)} station={station} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface ChosenStationProps {
  station: PolicyStation;
  onRemove: () => void;
}

function ChosenStation({ station, onRemove }: ChosenStationProps) {
  const { t } = useLingui();
  const { name } = station;
  return (
    <li className="flex items-center gap-2 py-1 ps-3 pe-1">
      <div className="min-w-0 flex-1">
        <p className="truncate text-14">
          <bdi>{name}</bdi>
        </p>
        <p className="truncate text-12 text-fg-muted">
          <bdi>{customerOf(station)}</bdi>
        </p>
      </div>
      <IconButton aria-label={t`Remove ${name}`} onClick={onRemove} size="sm">
        <XIcon />
      </IconButton>
    </li>
  );
}
