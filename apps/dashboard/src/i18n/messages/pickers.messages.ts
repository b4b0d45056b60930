import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PickerLabels } from '@unmuted/ui/provider';

export function pickersMessages(i18n: I18n): PickerLabels {
  return {
    choose: i18n._(msg`Choose`),
    clear: i18n._(msg`Clear`),
    clearAll: i18n._(msg`Clear all`),
    removeChoice: (name) => i18n._(msg`Remove {name}`.id, { name }),
    selectedCount: (count) => i18n._(msg`{count} selected`.id, { count }),
    choiceAdded: (name, count) => i18n._(msg`{name} added, {count} selected`.id, { name, count }),
    choiceRemoved: (name, count) => i18n._(msg`{name} removed, {count} selected`.id, { name, count }),
    allRemoved: i18n._(msg`All removed`),
    showOptions: i18n._(msg`Show the list`),
    matchCount: (count) => i18n._(msg`{count, plural, one {# match} other {# matches}}`.id, { count }),
    noMatches: i18n._(msg`Nothing matches`),
    loadingOptions: i18n._(msg`Loading the list`),
    increaseNumber: i18n._(msg`Increase`),
    decreaseNumber: i18n._(msg`Decrease`),
    searchCountry: i18n._(msg`Search a country`),
    addCountry: i18n._(msg`Add a country`),
    searchTimeZone: i18n._(msg`Search a city, country or offset`),
  };
}
