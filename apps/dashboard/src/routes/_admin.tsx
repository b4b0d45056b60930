import { createFileRoute } from '@tanstack/react-router';
import { SignedInLayout } from '#/components/signed-in/signed-in-layout.tsx';
import { requireArea } from '#/session/guards.ts';

export const Route = createFileRoute('/_admin')({
  beforeLoad: async (input) => {
    requireArea(input, 'admin');
    return input.context.openSession();
  },
  component: SignedInLayout,
});
