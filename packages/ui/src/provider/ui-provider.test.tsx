import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DataTable } from '#/components/data-table/index.ts';
import { HeatMap } from '#/components/heat-map/index.ts';
import { RelativeTime } from '#/components/relative-time/index.ts';
import { en } from '#/labels/en.ts';
import { fr } from '#/labels/fr.ts';
import { ja } from '#/labels/ja.ts';
import { zh } from '#/labels/zh.ts';
import { UiProvider, useTimeZone, useUi } from './ui-provider.tsx';

const at = new Date('2026-09-14T23:30:00Z');
const columns = [{ id: 'at', header: 'Time', accessor: (row: Date) => row }];

it('[E7] is English from left to right without props', () => {
  render(
    <UiProvider>
      <DataTable columns={columns} label="Times" rowKey={Number} rows={[at]} />
    </UiProvider>,
  );
  expect(screen.getByText('1 row')).toBeVisible();
});

it.each([
  ['fr', fr, '1\u202f000 lignes'],
  ['ja', ja, '1,000'],
  ['zh', zh, '1,000'],
] as const)('[E7] [E12] has labels in %s, with formatted counts', (locale, labels, count) => {
  const rows = Array.from({ length: 1000 }, (_, index) => new Date(index));
  render(
    <UiProvider labels={labels} locale={locale}>
      <DataTable columns={columns} label="Times" rowKey={Number} rows={rows} />
    </UiProvider>,
  );
  expect(document.querySelector('[data-part=count]')?.textContent).toContain(count);
});

it('[E7] has no label that is empty or differs in its keys between languages', () => {
  const keysOf = (value: unknown, path = ''): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
      : [value === '' ? `${path} is empty` : path];
  for (const pack of [fr, ja, zh]) expect(keysOf(pack).sort()).toEqual(keysOf(en).sort());
});

it('renders dates in the zone of the provider on the server as in the browser', () => {
  const element = (
    <UiProvider timeZone="Asia/Tokyo">
      <RelativeTime date={at} now={new Date('2026-09-16T00:00:00Z')} />
      <DataTable columns={columns} label="Times" rowKey={Number} rows={[at]} />
    </UiProvider>
  );
  const zone = process.env.TZ;
  const htmlIn = (name: string) => {
    process.env.TZ = name;
    return renderToString(element);
  };
  try {
    expect(htmlIn('America/New_York')).toBe(htmlIn('Europe/Dublin'));
    expect(htmlIn('UTC')).toContain('Sep 15, 2026');
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

const Zone = ({ own }: { own?: string }) => `${useTimeZone(own)} ${useUi().dir}`;

it('prefers the time zone of the component', () => {
  render(
    <UiProvider dir="rtl" timeZone="UTC">
      <Zone /> · <Zone own="Asia/Tokyo" />
    </UiProvider>,
  );
  expect(document.body).toHaveTextContent('UTC rtl · Asia/Tokyo rtl');
});

it.each([
  ['en-GB', undefined, 'Mon'],
  ['en-GB', 'en-US', 'Sun'],
] as const)('[C9] weeks of %s with weekLocale %s begin on %s', (locale, weekLocale, first) => {
  const values = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 1));
  render(
    <UiProvider locale={locale} weekLocale={weekLocale}>
      <HeatMap description="By hour" firstDay="locale" title="Evenings" unit="listeners" values={values} />
    </UiProvider>,
  );
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent(first);
});
