import type { SiteSection } from '@unmuted/api/contract';
import { expect, it } from 'vitest';
import { requestLinks } from '#/modules/sites/editing/check-links.ts';
import type { Connector } from '#/platform/connector/connector.ts';

const socials = (id: string, ...links: string[]): SiteSection => ({
  type: 'socials',
  id,
  isOn: true,
  heading: {},
  links: links.map((link) => ({ link, label: '' })),
});

/** Answers with the status that a link ends with, and counts. */
function stubConnector() {
  const asked: string[] = [];
  let [open, most] = [0, 0];
  const connector = {
    async ask({ url }: { readonly url: string }) {
      asked.push(url);
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      const status = Number(url.split('/').at(-1));
      if (Number.isNaN(status)) throw new Error('no answer');
      return { status };
    },
  } as unknown as Connector;
  return { connector, asked, most: () => most };
}

const { signal } = new AbortController();

it('reports broken links with their sections, and requests each once', async () => {
  const { connector, asked } = stubConnector();
  const sections = [
    socials('one1', 'https://a.example/200', 'https://b.example/404', ''),
    socials('two2', 'https://b.example/404', 'https://gone.example/x', 'https://login.example/403'),
  ];
  expect(await requestLinks(connector, { sections }, signal)).toEqual({
    checked: 4,
    broken: [
      { link: 'https://b.example/404', sectionId: 'one1', status: 404 },
      { link: 'https://b.example/404', sectionId: 'two2', status: 404 },
      { link: 'https://gone.example/x', sectionId: 'two2', status: null },
    ],
  });
  expect(asked).toHaveLength(4);
});

it('requests at most 30 links, 6 at once', async () => {
  const { connector, asked, most } = stubConnector();
  const links = Array.from({ length: 40 }, (_, index) => `https://${index}.example/200`);
  expect(await requestLinks(connector, { sections: [socials('many', ...links)] }, signal)).toEqual({
    checked: 30,
    broken: [],
  });
  expect([asked.length, most()]).toEqual([30, 6]);
});

it('finds links in texts, not in sections that are off', async () => {
  const { connector, asked } = stubConnector();
  const text = (id: string, isOn: boolean, body: string): SiteSection => ({
    type: 'text',
    id,
    isOn,
    heading: {},
    body: { en: body },
  });
  await requestLinks(
    connector,
    {
      sections: [
        text('text1', true, 'See [us](https://us.example/200) and https://more.example/200.'),
        text('text2', false, '[off](https://off.example/200)'),
      ],
    },
    signal,
  );
  expect(asked).toEqual(['https://us.example/200', 'https://more.example/200']);
});
