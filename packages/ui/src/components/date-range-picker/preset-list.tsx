import { CheckIcon } from '#/components/icons/index.ts';
import type { DateLabels } from '#/provider/label-groups/dates.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import type { DatePreset } from './date-range.ts';

type PresetLabelKey =
  | 'last24Hours'
  | 'last7Days'
  | 'last14Days'
  | 'last30Days'
  | 'last90Days'
  | 'lastYear'
  | 'thisMonth'
  | 'lastMonth';

const LABEL_KEYS: Record<DatePreset, PresetLabelKey> = {
  '24h': 'last24Hours',
  '7d': 'last7Days',
  '14d': 'last14Days',
  '30d': 'last30Days',
  '90d': 'last90Days',
  '1y': 'lastYear',
  'this-month': 'thisMonth',
  'last-month': 'lastMonth',
};

/** The localized name of a preset. */
export const presetText = (labels: DateLabels, preset: DatePreset): string => labels[LABEL_KEYS[preset]];

interface PresetListProps {
  presets: readonly DatePreset[];
  selected: DatePreset | undefined;
  onChoose: (preset: DatePreset) => void;
}

/** Preset ranges: next to the months, or above them on a narrow page. */
export function PresetList({ presets, selected, onChoose }: PresetListProps) {
  const labels = useLabelGroup('dates');
  return (
    <ul
      aria-label={labels.quickRanges}
      className="ui:grid ui:grid-cols-2 ui:gap-x-1 ui:border-b ui:border-border-soft ui:p-2 ui:lg:w-44 ui:lg:grid-cols-1 ui:lg:content-start ui:lg:border-e ui:lg:border-b-0"
      data-part="presets"
    >
      {presets.map((preset) => (
        <li data-part="preset" key={preset}>
          <button
            aria-pressed={preset === selected}
            className="ui:flex ui:min-h-item ui:w-full ui:cursor-pointer ui:items-center ui:justify-between ui:gap-2 ui:rounded-control ui:px-2.5 ui:text-left ui:rtl:text-right ui:text-13 ui:text-fg-muted ui:hover:bg-float-hover ui:hover:text-fg ui:focus-visible:-outline-offset-2 ui:aria-pressed:font-medium ui:aria-pressed:text-fg"
            data-part="preset-button"
            onClick={() => onChoose(preset)}
            type="button"
          >
            {presetText(labels, preset)}
            {preset === selected ? <CheckIcon /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
