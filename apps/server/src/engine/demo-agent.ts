/** Begins the user agent of every demo listener; the player that it stands for follows. */
export const demoAgent = 'Studio-Demo/1.0';
/** Proves to the relay that a listener is a demo listener of this start. */
export const demoSecretHeader = 'x-studio-demo';

export const isDemoAgent = (agent: string | null): boolean => agent?.startsWith(demoAgent) ?? false;

/** Removes the claim to be a demo listener, whose listening is not recorded. */
export function withoutDemoAgent(agent: string): string {
  return isDemoAgent(agent) ? withoutDemoAgent(agent.slice(demoAgent.length).trim()) : agent;
}
