import { createFileRoute } from '@tanstack/react-router';
import { requireArea } from '#/session/guards.ts';

export const Route = createFileRoute('/_admin')({ beforeLoad: requireArea('admin') });
