import { banTarget } from '@unmuted/api/contract';

/** Parses an entered ban target; null if it is not a valid address, network or user agent part. */
export function typedTarget(kind: 'network' | 'agent', value: string) {
  const { success, data } = banTarget.safeParse(
    kind === 'network' ? { by: 'network', network: value.trim() } : { by: 'agent', agent: value },
  );
  return success ? data : null;
}
