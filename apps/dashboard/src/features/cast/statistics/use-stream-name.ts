import { useCastStatus } from '#/features/cast/shell/cast-context.ts';

/** Returns the name of a stream by its mount, or the mount if the stream no longer exists. */
export function useStreamName(): (mount: string) => string {
  const { streams } = useCastStatus();
  return (mount) => streams.find((stream) => stream.mount === mount)?.name ?? mount;
}
