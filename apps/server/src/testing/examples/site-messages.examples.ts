import { randomUUID } from 'node:crypto';
import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';

const username = 'radio-aurora';
const params = { username };

/** Stores a message for the site of the examples and returns its id. */
async function addMessage({ db, clock }: TestApp): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('site_messages')
    .values({
      id,
      username,
      kind: 'request',
      name: 'Orla',
      email: null,
      song: 'Blue Hour',
      text: 'For my sister.',
      country: 'IE',
      language: 'en',
      received_at: clock.now(),
      read_at: null,
    })
    .execute();
  return id;
}

const withMessage = async (test: TestApp) => ({ params: { username, id: await addMessage(test) } });
const unknown = { username, id: '019b2f80-0000-7000-8000-00000000ffff' };

export const examples: OperationExamples = {
  'siteMessages.list': { access: 'owned', params, prepare: withMessage },
  'siteMessages.update': {
    access: 'owned',
    params: unknown,
    json: { isRead: true },
    statuses: [200, 404],
    prepare: withMessage,
  },
  'siteMessages.readAll': { access: 'owned', params, prepare: withMessage },
  'siteMessages.delete': { access: 'owned', params: unknown, statuses: [204, 404], prepare: withMessage },
};
