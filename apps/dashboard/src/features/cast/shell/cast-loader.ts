import { type CastLoaderArgs, type CastPage, castPages } from '#/features/cast/shell/cast-pages.ts';
import type { SessionReader } from '#/session/guards.ts';
import { mayUser } from '#/session/use-permission.ts';

type LoaderArgs = CastLoaderArgs & { readonly context: { readonly session: SessionReader } };

/** Prefetches a page if the role of the user allows it. */
export const permittedLoader =
  (page: CastPage, prefetch: (args: CastLoaderArgs) => void) =>
  (args: LoaderArgs): void => {
    if (mayUser(args.context.session.user(), castPages[page].permission)) prefetch(args);
  };
