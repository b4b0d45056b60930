import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type ApiClients, type CastOverviewList, type SetupNotice, unwrap } from '@unmuted/api';
import { cachedOverview, castKeys } from '#/data/casts/casts.queries.ts';

/** Dismisses a notice about the setup of a cast, in every browser of its owner. */
export const dismissSetupNotice = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: (notice: SetupNotice) =>
      unwrap(
        main.POST('/control/cast/setup/{username}/dismiss', {
          params: { path: { username } },
          body: { notice },
        }),
      ),
    onSuccess: (_nothing, notice, _none, { client }) => {
      client.setQueriesData<CastOverviewList>(
        { queryKey: castKeys.overview },
        (list) => list && withDismissal(list, username, notice),
      );
    },
  });

/** Refetches the setup of a new cast after a change that may complete a step. */
export async function refetchSetup(client: QueryClient, username: string): Promise<void> {
  if (cachedOverview(client, username)?.setup)
    await client.invalidateQueries({ queryKey: castKeys.overview });
}

function withDismissal(list: CastOverviewList, username: string, notice: SetupNotice): CastOverviewList {
  const items = list.items.map((item) =>
    item.now.username === username && item.setup
      ? { ...item, setup: { ...item.setup, dismissed: [...item.setup.dismissed, notice] } }
      : item,
  );
  return { ...list, items };
}
