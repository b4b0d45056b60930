import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For the time zone of a station or an account, which its schedule, reports and log use.',
    'With `at` when the offset at a certain date matters, such as the start of a show.',
  ],
  avoid: [
    'For a country: use `CountrySelect`.',
    'To show a time: use `RelativeTime` or `Timeline` with `timeZone`.',
  ],
  anatomy: [
    ['Input', 'The selected zone; typing searches by city, country or offset.'],
    ['Clear button', 'Unless the field is required.'],
    ['List', 'Zones with country and offset: “Europe/Dublin, Ireland, UTC+1”.'],
  ],
  keys: [
    ['Characters', 'Search: “dublin”, “japan”, “utc+5:30”.'],
    ['Arrow Down, Arrow Up', 'Opens the list and moves through it.'],
    ['Page Down, Page Up', 'Moves by ten zones.'],
    ['Alt + Arrow Down, Alt + Arrow Up', 'Opens the list, closes it.'],
    ['Enter', 'Selects the active zone.'],
    ['Escape', 'Closes the list; while closed, clears the value if it can be cleared.'],
  ],
  do: [
    'Preselect the time zone of the browser for a new account.',
    'State what uses it: “Shows, reports and the log use this time”.',
  ],
  dont: [
    'Do not store an offset instead of the zone: it changes with daylight saving time.',
    'Do not ask for it where the zone of the station is already known.',
  ],
};
