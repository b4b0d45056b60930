import { createFileRoute } from '@tanstack/react-router';
import { requireNobody } from '#/session/guards.ts';

export const Route = createFileRoute('/_public')({
  staticData: { blankLayout: true },
  beforeLoad: requireNobody,
});
