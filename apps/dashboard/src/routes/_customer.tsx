import { createFileRoute } from '@tanstack/react-router';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { SignedInLayout } from '#/components/signed-in/signed-in-layout.tsx';
import { requireArea } from '#/session/guards.ts';

const palette = lazyOverlay(async () => (await import('./-customer-palette.tsx')).CustomerPalette);

export const Route = createFileRoute('/_customer')({
  beforeLoad: async (input) => {
    requireArea(input, 'customer');
    return input.context.openSession();
  },
  component: () => <SignedInLayout palette={palette} />,
});
