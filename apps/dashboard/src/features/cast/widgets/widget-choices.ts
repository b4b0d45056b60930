import type { WidgetButtonKind, WidgetSettings } from '@unmuted/api';

export const widgetThemes = ['auto', 'light', 'dark'] as const satisfies readonly WidgetSettings['theme'][];
export const widgetLanguages = [
  'auto',
  'en',
  'zh',
  'fr',
  'ja',
] as const satisfies readonly WidgetSettings['language'][];
export const widgetButtonKinds = [
  'site',
  'facebook',
  'instagram',
  'x',
  'whatsapp',
  'custom',
] as const satisfies readonly WidgetButtonKind[];
