import { expect, test } from 'vitest';
import { splitTree } from './area-routes-plugin.ts';

/** In the form of the generator, without types. */
const tree = `
import { Route as rootRouteImport } from './routes/__root'
import { Route as AdminRouteImport } from './routes/_admin'
import { Route as CustomerRouteImport } from './routes/_customer'
import { Route as LoginRouteImport } from './routes/login'
import { Route as CustomerCastRouteImport } from './routes/_customer/cast'
import { Route as CustomerCastStatsRouteImport } from './routes/_customer/cast.stats'
import { Route as AdminTeamRouteImport } from './routes/_admin/team'
const AdminRoute = AdminRouteImport.update({ id: '/_admin', getParentRoute: () => rootRouteImport })
const CustomerRoute = CustomerRouteImport.update({ id: '/_customer', getParentRoute: () => rootRouteImport })
const LoginRoute = LoginRouteImport.update({ id: '/login', getParentRoute: () => rootRouteImport })
const CustomerCastRoute = CustomerCastRouteImport.update({ getParentRoute: () => CustomerRoute })
const CustomerCastStatsRoute = CustomerCastStatsRouteImport.update({ getParentRoute: () => CustomerCastRoute })
const AdminTeamRoute = AdminTeamRouteImport.update({ getParentRoute: () => AdminRoute })
const CustomerCastRouteChildren = { CustomerCastStatsRoute: CustomerCastStatsRoute }
const CustomerCastRouteWithChildren = CustomerCastRoute._addFileChildren(CustomerCastRouteChildren)
const CustomerRouteChildren = { CustomerCastRoute: CustomerCastRouteWithChildren }
const CustomerRouteWithChildren = CustomerRoute._addFileChildren(CustomerRouteChildren)
const AdminRouteChildren = { AdminTeamRoute: AdminTeamRoute }
const AdminRouteWithChildren = AdminRoute._addFileChildren(AdminRouteChildren)
const rootRouteChildren = { AdminRoute: AdminRouteWithChildren, CustomerRoute: CustomerRouteWithChildren, LoginRoute: LoginRoute }
export const routeTree = rootRouteImport._addFileChildren(rootRouteChildren)
`;

const filesOf = (code: string) => Array.from(code.matchAll(/'\.\/routes\/(.+?)'/g), ([, file]) => file);

test('everybody gets the routes outside the areas', () => {
  const { common } = splitTree(tree);
  expect(filesOf(common)).toEqual(['__root', 'login']);
  expect(common).toMatch(/const rootRouteChildren = \{\s*LoginRoute: LoginRoute \}/);
  expect(common).toContain('export const routeTree');
});

test('each area gets its layout with the routes below it', () => {
  const { customer, admin } = splitTree(tree).areas;
  expect(filesOf(customer)).toEqual(['__root', '_customer', '_customer/cast', '_customer/cast.stats']);
  expect(customer).toMatch(/export \{ CustomerRouteWithChildren as branch \};$/);
  expect(customer).toContain('CustomerRoute._addFileChildren(CustomerRouteChildren)');
  expect(customer).toContain('CustomerCastRoute._addFileChildren(CustomerCastRouteChildren)');
  expect(filesOf(admin)).toEqual(['__root', '_admin', '_admin/team']);
  expect(admin).toContain('AdminRoute._addFileChildren(AdminRouteChildren)');
});

test('no statement is lost, and none is in two files', () => {
  const { common, areas } = splitTree(tree);
  const declared = (code: string) =>
    Array.from(code.matchAll(/^(?:export )?const (\w+)/gm), ([, name]) => name);
  const parts = [common, ...Object.values(areas)].flatMap(declared);
  expect(parts.sort()).toEqual(declared(tree).sort());
});

test('a tree whose names have changed is refused', () => {
  expect(() => splitTree(tree.replaceAll('AdminRouteWithChildren', 'StaffBranch'))).toThrow(
    'the route tree has no AdminRouteWithChildren',
  );
});
