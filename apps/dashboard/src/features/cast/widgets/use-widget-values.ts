import { useLingui } from '@lingui/react/macro';
import type { WidgetSettings, WidgetType } from '@unmuted/api';
import { useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { useWidgetMessages } from '#/features/cast/widgets/widget.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** Formats widget values for the comparison of two versions. */
export function useWidgetValues() {
  const { t } = useLingui();
  const formats = useFormats();
  const { streams } = useCastStatus();
  const { typeName, themeName, languageName, buttonName } = useWidgetMessages();

  /** Null for unset values. */
  function valueText(key: string, value: unknown): string | null {
    if (value === null || value === undefined || value === '') return null;
    if (key === 'type') return typeName(value as WidgetType);
    if (key === 'theme') return themeName(value as WidgetSettings['theme']);
    if (key === 'language') return languageName(value as WidgetSettings['language']);
    if (key === 'width') return sizeText(value as WidgetSettings['width']);
    if (key === 'buttons') return buttonsText(value as WidgetSettings['buttons']);
    if (key === 'streamId') return streams.find(({ id }) => id === value)?.name ?? t`a deleted stream`;
    if (key === 'heightPx' || key === 'cornersPx') return sizeText({ value: Number(value), unit: 'px' });
    if (key === 'volume') return sizeText({ value: Number(value), unit: '%' });
    if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : null;
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
    return typeof value === 'number' ? formats.number(value) : String(value);
  }

  const sizeText = ({ value, unit }: WidgetSettings['width']) => `${formats.number(value)} ${unit}`;
  const buttonsText = (buttons: WidgetSettings['buttons']) =>
    buttons.length === 0
      ? null
      : buttons.map(({ kind, label, url }) => `${label || buttonName(kind)}: ${url}`).join('\n');

  return { valueText };
}
