interface WeekInfo {
  firstDay: number;
}

// Intl.Locale week data is a method in newer engines, a getter in older ones, and missing in some (Firefox).
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

const SUNDAY = 7;
const SATURDAY = 6;
/** Regions whose weeks start on Sunday or Saturday (CLDR 48, supplemental/weekData), for engines without week data. */
const SUNDAY_FIRST =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';
const SATURDAY_FIRST = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';

/** First weekday of a locale: 1 is Monday, 7 is Sunday. */
export function firstWeekdayOf(locale: string): number {
  const info = new Intl.Locale(locale) as LocaleWithWeek;
  const known = info.getWeekInfo?.().firstDay ?? info.weekInfo?.firstDay;
  return known ?? fallbackFirstWeekday(locale);
}

/** Fallback by region. */
export function fallbackFirstWeekday(locale: string): number {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  if (SUNDAY_FIRST.split(' ').includes(region)) return SUNDAY;
  return SATURDAY_FIRST.split(' ').includes(region) ? SATURDAY : 1;
}
