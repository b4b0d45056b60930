import type { WidgetDraft, WidgetSettings } from '@unmuted/api';

/** What every group of fields is given. */
export interface WidgetFieldsProps {
  draft: WidgetDraft;
  isFixed: boolean;
  errorOf: (pointer: string) => string | undefined;
  onChange: (part: Partial<WidgetDraft>) => void;
  onSettings: (part: Partial<WidgetSettings>) => void;
}
