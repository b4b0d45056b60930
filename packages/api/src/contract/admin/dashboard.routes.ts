import { adminDashboard } from '#/contract/admin/dashboard.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';

export const getAdminDashboard = defineRoute({
  operationId: 'admin.getDashboard',
  method: 'get',
  path: '/admin/dashboard',
  summary: 'Get the figures of the fleet',
  tag: 'admin',
  access: 'admin',
  permission: 'customers.view',
  reply: { status: 200, description: 'The figures', schema: adminDashboard },
  errors: [],
});
