import { useCastStanding } from '#/features/cast/use-cast.ts';

/** The name of a stream by its mount; the mount itself where there is no such stream any more. */
export function useStreamName(): (mount: string) => string {
  const { streams } = useCastStanding();
  return (mount) => streams.find((stream) => stream.mount === mount)?.name ?? mount;
}
