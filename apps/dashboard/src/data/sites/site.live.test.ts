import { QueryClient } from '@tanstack/react-query';
import type { LiveData } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { siteTopic } from '#/data/sites/site.live.ts';
import { siteKeys } from '#/data/sites/site-keys.ts';

const { site } = fixtures;
const { username, version, unreadMessages, publishAt } = site;
const event: LiveData<'site'> = {
  username,
  version,
  unreadMessages,
  publishAt,
  publishedAt: null,
  messageAt: null,
  domainAt: null,
  sharedUntil: null,
  allowsCode: false,
};

test('a site and its checks are read again when staff change the permission for code', () => {
  const client = new QueryClient();
  const isOld = (key: readonly string[]) => client.getQueryState(key)?.isInvalidated;
  const keys = [siteKeys.one(username), siteKeys.checks(username)];
  client.setQueryData(siteKeys.one(username), site);
  client.setQueryData(siteKeys.checks(username), fixtures.siteChecks);
  const topic = siteTopic.start(client);
  topic.apply(event);
  expect(keys.map(isOld)).toEqual([false, false]);
  topic.apply({ ...event, allowsCode: true });
  expect(keys.map(isOld)).toEqual([true, true]);
  topic.stop?.();
});
