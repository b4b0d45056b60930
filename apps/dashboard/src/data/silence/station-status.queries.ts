import { queryOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';

/** Whether a text has the form of the public id of a station. */
export const isPublicStationId = (text: string): boolean => /^[a-z0-9]{12}$/.test(text);

/** The public state of a station that has a status page. */
export const stationStatusQuery = ({ cast }: ApiClients, publicId: string) =>
  queryOptions({
    queryKey: ['station-status', publicId],
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/public/stations/{publicId}/status', {
          params: { path: { publicId } },
          signal,
          notify: () => false,
        }),
      ),
    // The server knows no id of another form.
    enabled: isPublicStationId(publicId),
    // As long as the reply may be cached.
    refetchInterval: 30_000,
    retry: false,
  });
