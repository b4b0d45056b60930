import { createFileRoute } from '@tanstack/react-router';
import { prefetchDirectories } from '#/features/cast/directories/directories.prefetch.ts';
import { DirectoriesScreen } from '#/features/cast/directories/directories.screen.tsx';
import { permittedLoader } from '#/features/cast/shell/cast-loader.ts';
import { castPages } from '#/features/cast/shell/cast-pages.ts';

export const Route = createFileRoute('/_customer/cast/$username/directories')({
  staticData: { title: castPages.directories.name },
  loader: permittedLoader('directories', prefetchDirectories),
  component: DirectoriesScreen,
});
