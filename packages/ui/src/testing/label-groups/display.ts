import type { DisplayLabels } from '#/provider/label-groups/display.ts';

/** English labels for tests and stories. */
export const displayLabels: DisplayLabels = {
  days: (count) => `${count} d`,
  hours: (count) => `${count} h`,
  minutes: (count) => `${count} min`,
  seconds: (count) => `${count} s`,
  removeTag: (name) => `Remove ${name}`,
  ofLimit: (value, limit) => `${value} of ${limit}`,
  nearLimit: 'Near the limit',
  atLimit: 'Limit reached',
  copyNamed: (label) => `Copy ${label}`,
  before: 'Before',
  after: 'After',
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  notSet: 'Not set',
  noChanges: 'No changes',
  unchangedLines: (count) => (count === 1 ? '1 unchanged line' : `${count} unchanged lines`),
};
