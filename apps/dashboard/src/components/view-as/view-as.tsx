import { useState } from 'react';
import { lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { readView } from '#/session/view-as.ts';

const ViewAsFrame = lazySection(
  async () => (await import('#/components/view-as/view-as-frame.tsx')).ViewAsFrame,
  null,
);

/** The frame of a tab in which staff views a customer. Nothing in any other tab. */
export function ViewAs() {
  const [view] = useState(readView);
  return view && <ViewAsFrame view={view} />;
}
