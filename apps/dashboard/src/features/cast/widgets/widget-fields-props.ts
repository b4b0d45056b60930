import type { WidgetDraft, WidgetSettings } from '@unmuted/api';

/** Props of every field group. */
export interface WidgetFieldsProps {
  draft: WidgetDraft;
  isFixed: boolean;
  errorOf: (pointer: string) => string | undefined;
  onChange: (part: Partial<WidgetDraft>) => void;
  onSettings: (part: Partial<WidgetSettings>) => void;
}
