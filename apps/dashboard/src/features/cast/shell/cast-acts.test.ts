import { permits } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { type CastActsInput, permittedActs } from '#/features/cast/shell/cast-acts.ts';

const { engineUp, engineDown } = fixtures;
const engineElsewhere = {
  ...engineUp,
  capabilities: engineUp.capabilities && { ...engineUp.capabilities, configurable: false },
};
const live: CastActsInput = {
  state: 'live',
  stoppedBy: null,
  engine: engineUp,
  canUndoSupportStop: false,
  may: () => true,
};

test.each<[string, Partial<CastActsInput>, string[]]>([
  ['is live', {}, ['restart', 'stop', 'title', 'test']],
  ['is off air', { state: 'off_air' }, ['stop', 'test']],
  ['never connected', { state: 'never_connected' }, ['stop', 'test']],
  ['is live on an engine managed elsewhere', { engine: engineElsewhere }, ['title', 'test']],
  ['was stopped by its customer', { state: 'stopped', stoppedBy: 'customer' }, ['start']],
  ['was stopped by support', { state: 'stopped', stoppedBy: 'admin' }, []],
  [
    'was stopped by support, for support',
    { state: 'stopped', stoppedBy: 'admin', canUndoSupportStop: true },
    ['start'],
  ],
  ['is suspended', { state: 'suspended' }, []],
  ['has an unreachable engine', { state: 'unknown', engine: engineDown }, []],
  ['is live, for a presenter', { may: (permission) => permits('presenter', permission) }, ['test']],
  ['is live, for an analyst', { may: (permission) => permits('analyst', permission) }, []],
  ['is loading', { state: undefined, engine: undefined }, []],
])('permitted acts on a cast that %s', (_, input, acts) => {
  expect([...permittedActs({ ...live, ...input })]).toEqual(acts);
});
