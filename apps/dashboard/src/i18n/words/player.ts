import type { I18n } from '@lingui/core';
import type { PlayerLabels } from '@unmuted/ui/provider';

export function playerWords(_i18n: I18n): PlayerLabels {
  return {};
}
