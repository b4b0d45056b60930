import { defineRoute } from '#/contract/route.ts';
import { adminDashboard } from '#/contract/schemas/admin-dashboard.ts';

export const getAdminDashboard = defineRoute({
  operationId: 'admin.getDashboard',
  method: 'get',
  path: '/admin/dashboard',
  summary: 'The fleet in figures',
  tag: 'admin',
  access: 'admin',
  reply: { status: 200, description: 'The figures', schema: adminDashboard },
  errors: [],
});
