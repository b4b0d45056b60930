import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { limits, type SiteSectionOf, type SiteShow } from '@unmuted/api';
import { ToggleGroup, ToggleGroupItem } from '@unmuted/ui/toggle-group';
import { useEditor, useSectionEdit } from '#/features/onepage/editor/editor-context.ts';
import { FieldGroup, PlainField } from '#/features/onepage/editor/fields.tsx';
import { ItemsField } from '#/features/onepage/editor/items-field.tsx';

/** A Monday. */
const firstDay = Date.UTC(2026, 0, 5);
const days = [1, 2, 3, 4, 5, 6, 7];
const dayMs = 86_400_000;

/** The names of the days, Monday first. */
function namesOf(locale: string) {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return days.map((day) => format.format(firstDay + (day - 1) * dayMs));
}

const newShow = (): SiteShow => ({ days: [1, 2, 3, 4, 5], start: '09:00', end: '12:00', name: '', host: '' });

export function ScheduleFields({ section }: { section: SiteSectionOf<'schedule'> }) {
  const { t } = useWords();
  const { i18n } = useLingui();
  const { site, canEdit } = useEditor();
  const { pointer, edit } = useSectionEdit(section);
  const names = namesOf(i18n.locale);
  const daysLabel = (name: string) => t`Days of ${name}`;
  const zone = site.facts.source?.timezone;
  return (
    <FieldGroup title={<Trans>Programmes</Trans>}>
      {zone && (
        <p className="text-13 text-fg-muted">
          <Trans>Times are in {zone}. An end before the start is on the next day.</Trans>
        </p>
      )}
      <ItemsField
        add={{ label: <Trans>Add a programme</Trans>, make: newShow }}
        empty={<Trans>No programme yet. The page leaves this section out.</Trans>}
        items={section.shows}
        label={t`Programmes`}
        nameOf={({ name }, number) => name || t`Programme ${number}`}
        onChange={(shows) => edit({ shows })}
      >
        {(show, index, change) => (
          <>
            <PlainField
              label={<Trans>Name</Trans>}
              max={limits.siteName}
              onChange={(name) => change({ name })}
              pointer={`${pointer}/shows/${index}/name`}
              value={show.name}
            />
            <PlainField
              label={<Trans>Presenter</Trans>}
              max={limits.siteName}
              onChange={(host) => change({ host })}
              pointer={`${pointer}/shows/${index}/host`}
              value={show.host}
            />
            <ToggleGroup
              aria-label={daysLabel(show.name)}
              disabled={!canEdit}
              onValueChange={(chosen: readonly string[]) =>
                change({ days: chosen.map(Number).toSorted((one, other) => one - other) })
              }
              type="multiple"
              value={show.days.map(String)}
            >
              {days.map((day) => (
                <ToggleGroupItem key={day} value={String(day)}>
                  {names[day - 1]}
                </ToggleGroupItem>
              ))}
            </ToggleGroup>
            <div className="grid grid-cols-2 gap-3">
              <PlainField
                label={<Trans>Start</Trans>}
                onChange={(start) => change({ start })}
                pointer={`${pointer}/shows/${index}/start`}
                type="time"
                value={show.start}
              />
              <PlainField
                label={<Trans context="of a programme">End</Trans>}
                onChange={(end) => change({ end })}
                pointer={`${pointer}/shows/${index}/end`}
                type="time"
                value={show.end}
              />
            </div>
          </>
        )}
      </ItemsField>
    </FieldGroup>
  );
}
