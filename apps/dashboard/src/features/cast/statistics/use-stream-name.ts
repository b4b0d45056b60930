import { useCastStatus } from '#/features/cast/shell/cast-context.ts';

/** The name of a stream by its mount; the mount itself where there is no such stream any more. */
export function useStreamName(): (mount: string) => string {
  const { streams } = useCastStatus();
  return (mount) => streams.find((stream) => stream.mount === mount)?.name ?? mount;
}
