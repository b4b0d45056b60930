/** Limits of the detection of silence. */
export const silenceLimits = {
  /** Windows without alarms of a station, and characters of a name. */
  quietWindows: 20,
  quietWindowName: 60,
  /** Characters of the note of an incident, and of the reason of a snooze. */
  incidentNote: 2000,
  silenceReason: 200,
  /** Days for which levels of single seconds, levels of minutes, and clips are kept. Source: screens 2.17. */
  levelDays: 7,
  levelMinuteDays: 30,
  clipDays: 30,
  /** Recipients of a station, characters of a name, and minutes until the last step. */
  recipients: 20,
  recipientsMax: 200,
  recipientName: 60,
  escalationMin: 240,
  /** Text messages and calls of a station within a month, and what staff can allow. Source: mockup of screens 2.17. */
  smsPerMonth: 50,
  smsMax: 10_000,
  /** Days until the confirmation of an email address expires, and minutes of a code. Source: screens 2.17. */
  recipientLinkDays: 7,
  recipientCodeMin: 10,
  /** Policies of the team, characters of a name, and their stations. */
  silencePolicies: 50,
  silencePolicyName: 60,
  silencePolicyStations: 500,
  /** Characters of a template of messages. */
  alertTemplate: 300,
  /** Incidents that are merged into another at once. */
  mergedIncidents: 20,
  /** Characters of the address of a push subscription. */
  pushEndpoint: 1000,
  /** Stations on air of the wall, and of one snooze. */
  wallRows: 500,
  silenceBulk: 500,
} as const;
