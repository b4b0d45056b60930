import type { I18n } from '@lingui/core';
import type { TableLabels } from '@unmuted/ui/provider';

export function tableWords(_i18n: I18n): TableLabels {
  return {};
}
