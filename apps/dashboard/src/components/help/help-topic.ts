export const helpTopics = [
  'encoder',
  'sharing',
  'figures',
  'off-air',
  'full',
  'suspended',
  'rejected',
] as const;

/** A guide of the help dialog. */
export type HelpTopic = (typeof helpTopics)[number];
