import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DateLabels } from '@unmuted/ui/provider';

export function datesMessages(i18n: I18n): DateLabels {
  return {
    quickRanges: i18n._(msg`Quick ranges`),
    last24Hours: i18n._(msg`Last 24 hours`),
    last7Days: i18n._(msg`Last 7 days`),
    last14Days: i18n._(msg`Last 14 days`),
    last30Days: i18n._(msg`Last 30 days`),
    last90Days: i18n._(msg`Last 90 days`),
    lastYear: i18n._(msg`Last 12 months`),
    thisMonth: i18n._(msg`This month`),
    lastMonth: i18n._(msg`Last month`),
    rangeTo: i18n._(msg({ context: 'between two dates', message: 'to' })),
    firstDay: i18n._(msg({ context: 'first day of a range', message: 'From' })),
    lastDay: i18n._(msg({ context: 'last day of a range', message: 'To' })),
    chooseFirstDay: i18n._(msg`Choose the first day`),
    chooseLastDay: i18n._(msg`Choose the last day`),
    dayCount: (count) => i18n._(msg`{count, plural, one {# day} other {# days}}`.id, { count }),
    rangeStart: i18n._(msg`first day`),
    rangeEnd: i18n._(msg`last day`),
    previousMonth: i18n._(msg`Previous month`),
    nextMonth: i18n._(msg`Next month`),
    invalidDay: (example) => i18n._(msg`Enter a day such as {example}`.id, { example }),
    dayTooEarly: (min) => i18n._(msg`The earliest possible day is {min}`.id, { min }),
    dayTooLate: (max) => i18n._(msg`The latest possible day is {max}`.id, { max }),
    compareWith: i18n._(msg`Compare with`),
    compareNone: i18n._(msg({ context: 'no comparison', message: 'Nothing' })),
    comparePreviousPeriod: i18n._(msg`Previous period`),
    comparePreviousYear: i18n._(msg`Same period a year ago`),
    apply: i18n._(msg`Apply`),
    cancel: i18n._(msg`Cancel`),
  };
}
