import type { TuneIn, TuneInCall, TuneInChange } from '#/contract/stations/tune-in.schemas.ts';
import * as fixtures from '#/testing/fixtures/index.ts';
import type { MockHandlers } from '#/testing/mock-fetch.ts';

/** The TuneIn settings of a station after a save. */
function savedTuneIn(id: string, change: TuneInChange | undefined): TuneIn {
  const { partnerKey, ...settings } = change ?? { ...fixtures.tuneIn.settings, partnerKey: undefined };
  const { partnerKeyHint = '', keySavedAt = fixtures.fixtureNow } = fixtures.tuneIn.settings ?? {};
  const key = partnerKey
    ? { partnerKeyHint: partnerKey.slice(-4), keySavedAt: fixtures.fixtureNow }
    : { partnerKeyHint, keySavedAt };
  const saved = { ...fixtures.tuneIn.settings, ...settings, ...key } as TuneIn['settings'];
  return {
    ...fixtures.tuneIn,
    id,
    settings: saved,
    state: 'pending',
    since: fixtures.fixtureNow,
    version: 5,
  };
}

/** Successful handlers for TuneIn of a station. */
export const tuneInHandlers = {
  'tuneIn.get': ({ path }) => ({ ...fixtures.tuneIn, id: path.id }),
  'tuneIn.update': ({ path, body }) => savedTuneIn(path.id, body),
  'tuneIn.delete': undefined,
  'tuneIn.test': {
    ...fixtures.tuneInCalls[0],
    id: '9000',
    at: fixtures.fixtureNow,
    isTest: true,
  } as TuneInCall,
  'tuneIn.log': fixtures.tuneInLog,
} satisfies MockHandlers;
