import { createApiClients } from '@unmuted/api';
import { createAuthActor } from '@unmuted/auth-machine';

test('the packages without components load', () => {
  expect([typeof createApiClients, typeof createAuthActor]).toEqual(['function', 'function']);
});
