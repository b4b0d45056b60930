import { alexaList, mobileList, onePageList, productList } from '#/contract/casts/products.schemas.ts';
import { pageQuery } from '#/contract/shared/list.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'products';

export const listProducts = defineRoute({
  operationId: 'products.list',
  method: 'get',
  path: '/control/products',
  summary: 'List the casts and stations of the customer',
  tag,
  access: 'customer',
  permission: 'products.view',
  query: pageQuery,
  reply: { status: 200, description: 'One page of casts and stations', schema: productList },
  errors: ['request.invalid'],
});

export const listOnePages = defineRoute({
  operationId: 'onePages.list',
  method: 'get',
  path: '/control/onepage',
  summary: 'List the one-page sites of the customer',
  tag,
  access: 'customer',
  permission: 'products.view',
  query: pageQuery,
  reply: { status: 200, description: 'One page of sites', schema: onePageList },
  errors: ['request.invalid'],
});

export const listAlexaSkills = defineRoute({
  operationId: 'alexaSkills.list',
  method: 'get',
  path: '/control/alexa',
  summary: 'List the Alexa skills of the customer',
  tag,
  access: 'customer',
  permission: 'products.view',
  query: pageQuery,
  reply: { status: 200, description: 'One page of skills', schema: alexaList },
  errors: ['request.invalid'],
});

export const listMobileApps = defineRoute({
  operationId: 'mobileApps.list',
  method: 'get',
  path: '/control/mobile',
  summary: 'List the mobile apps of the customer',
  tag,
  access: 'customer',
  permission: 'products.view',
  query: pageQuery,
  reply: { status: 200, description: 'One page of apps', schema: mobileList },
  errors: ['request.invalid'],
});
