import { createFileRoute } from '@tanstack/react-router';
import { StaffLinks } from '#/components/app-nav/staff-links.tsx';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { SignedInLayout } from '#/components/signed-in/signed-in-layout.tsx';
import { requireArea } from '#/session/guards.ts';

const palette = lazyOverlay(async () => (await import('./-staff-palette.tsx')).StaffPalette);

export const Route = createFileRoute('/_admin')({
  beforeLoad: async (input) => {
    requireArea(input, 'admin');
    return input.context.openSession();
  },
  component: () => <SignedInLayout palette={palette} staffLinks={<StaffLinks />} />,
});
