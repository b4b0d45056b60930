import { createFileRoute } from '@tanstack/react-router';
import { redirectHome } from '#/session/guards.ts';

export const Route = createFileRoute('/')({ beforeLoad: redirectHome });
