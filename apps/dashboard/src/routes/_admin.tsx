import { createFileRoute } from '@tanstack/react-router';
import { lazyPalette } from '#/components/command-palette/palette-context.tsx';
import { SignedInLayout } from '#/components/signed-in/signed-in-layout.tsx';
import { requireArea } from '#/session/guards.ts';

const palette = lazyPalette(async () => (await import('./-staff-palette.tsx')).StaffPalette);

export const Route = createFileRoute('/_admin')({
  beforeLoad: async (input) => {
    requireArea(input, 'admin');
    return input.context.openSession();
  },
  component: () => <SignedInLayout palette={palette} />,
});
