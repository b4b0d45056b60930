import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type SkillDocument, unwrap } from '@unmuted/api';
import { skillKeys } from '#/data/skills/skill-keys.ts';

/** Names that sound like the invocation names of a document, for owners and staff. */
export const nearNamesQuery = ({ main }: ApiClients, id: string, document: SkillDocument) =>
  queryOptions({
    queryKey: [...skillKeys.near(id), document],
    queryFn: ({ signal }) =>
      unwrap(
        main.POST('/control/alexa/{id}/lint', {
          params: { path: { id } },
          body: document,
          signal,
          notify: () => false,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
