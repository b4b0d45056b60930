import type { I18n } from '@lingui/core';
import type { ActionLabels } from '@unmuted/ui/provider';

export function actionsWords(_i18n: I18n): ActionLabels {
  return {};
}
