import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LevelHistoryLabels } from '@unmuted/ui/provider';

/** Labels of levels over time. */
export function levelHistoryMessages(i18n: I18n): LevelHistoryLabels {
  return {
    mean: i18n._(msg`Average`),
    range: i18n._(msg`Lowest to highest`),
    silence: i18n._(msg({ message: 'Silence', context: 'a mark in a chart' })),
    threshold: i18n._(msg`Alarm threshold`),
    alarmBelow: (level) => i18n._(msg`Alarm below {level}`.id, { level }),
    zoom: i18n._(msg({ message: 'Zoom', context: 'a chart' })),
    zoomIn: i18n._(msg`Zoom in`),
    zoomOut: i18n._(msg`Zoom out`),
    earlier: i18n._(msg({ message: 'Earlier', context: 'in time' })),
    later: i18n._(msg({ message: 'Later', context: 'in time' })),
    showAll: i18n._(msg`Show the whole period`),
    keys: i18n._(
      msg`Arrow keys move through time. Plus and minus zoom, Shift with an arrow key moves the period, 0 shows all of it.`,
    ),
  };
}
