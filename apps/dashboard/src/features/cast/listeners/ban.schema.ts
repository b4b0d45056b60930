import { banTarget } from '@unmuted/api/contract';

/** A value that somebody typed, as a ban takes it; null when it is no address, network or part of an agent. */
export function typedTarget(kind: 'network' | 'agent', value: string) {
  const { success, data } = banTarget.safeParse(
    kind === 'network' ? { by: 'network', network: value.trim() } : { by: 'agent', agent: value },
  );
  return success ? data : null;
}
