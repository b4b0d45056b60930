import { useCast } from '#/features/cast/use-cast.ts';

/** The name of a stream by its mount; the mount itself where there is no such stream any more. */
export function useStreamName(): (mount: string) => string {
  const { overview } = useCast();
  const streams = overview?.now.streams ?? [];
  return (mount) => streams.find((stream) => stream.mount === mount)?.name ?? mount;
}
