import { createFileRoute } from '@tanstack/react-router';
import { prefetchEditor } from '#/features/onepage/editor/editor.prefetch.ts';
import { EditorScreen } from '#/features/onepage/editor/editor.screen.tsx';
import { sitePages } from '#/features/onepage/shell/site-pages.ts';

export const Route = createFileRoute('/_customer/onepage/$username/')({
  staticData: { title: sitePages.editor.name },
  loader: prefetchEditor,
  component: EditorScreen,
});
