import { createFileRoute } from '@tanstack/react-router';
import { redirectUnknown } from '#/session/guards.ts';

export const Route = createFileRoute('/$')({ beforeLoad: redirectUnknown });
