import { alexaList, mobileList, onePageList, productList } from '#/contract/casts/products.schemas.ts';
import { pageQuery } from '#/contract/shared/list.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'products';

export const listProducts = defineRoute({
  operationId: 'products.list',
  method: 'get',
  path: '/control/products',
  summary: 'Casts and stations of the customer',
  tag,
  access: 'customer',
  query: pageQuery,
  reply: { status: 200, description: 'One page of them', schema: productList },
  errors: ['request.invalid'],
});

export const listOnePages = defineRoute({
  operationId: 'onePages.list',
  method: 'get',
  path: '/control/onepage',
  summary: 'One-page sites of the customer',
  tag,
  access: 'customer',
  query: pageQuery,
  reply: { status: 200, description: 'One page of them', schema: onePageList },
  errors: ['request.invalid'],
});

export const listAlexaSkills = defineRoute({
  operationId: 'alexaSkills.list',
  method: 'get',
  path: '/control/alexa',
  summary: 'Alexa skills of the customer',
  tag,
  access: 'customer',
  query: pageQuery,
  reply: { status: 200, description: 'One page of them', schema: alexaList },
  errors: ['request.invalid'],
});

export const listMobileApps = defineRoute({
  operationId: 'mobileApps.list',
  method: 'get',
  path: '/control/mobile',
  summary: 'Mobile apps of the customer',
  tag,
  access: 'customer',
  query: pageQuery,
  reply: { status: 200, description: 'One page of them', schema: mobileList },
  errors: ['request.invalid'],
});
