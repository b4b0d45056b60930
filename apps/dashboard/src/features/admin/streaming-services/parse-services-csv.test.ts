import { describe, expect, test } from 'vitest';
import { parseServicesCsv, textOfFile } from '#/features/admin/streaming-services/parse-services-csv.ts';

const rock = {
  label: 'Harbour Rock',
  url: 'https://ice.example/rock.mp3',
  type: 'icecast',
  customer: 'maeve@aurora.example',
  pollS: '60',
};

describe('a pasted table', () => {
  test('has the columns of its header line, in any order and with usual names', async () => {
    const text =
      'Poll_S,Customer email,Note,URL,Name,Type\r\n60,maeve@aurora.example,ours,https://ice.example/rock.mp3,Harbour Rock,icecast\r\n';
    expect(await parseServicesCsv(text)).toEqual([rock]);
  });

  test('without a header line has the usual order, and may end early', async () => {
    const text =
      'Harbour Rock,https://ice.example/rock.mp3,icecast,maeve@aurora.example,60\nPier,http://pier.example:8000/;';
    expect(await parseServicesCsv(text)).toEqual([
      rock,
      { label: 'Pier', url: 'http://pier.example:8000/;', type: '', customer: '', pollS: '' },
    ]);
  });

  test('may come from a spreadsheet: tabs, semicolons, quotes, empty lines and a byte order mark', async () => {
    const semicolons = '\uFEFFlabel;url\n"Rock; ""live""\nat night";https://ice.example/a\n\n ; \n';
    expect(await parseServicesCsv(semicolons)).toMatchObject([
      { label: 'Rock; "live"\nat night', url: 'https://ice.example/a' },
    ]);
    expect(await parseServicesCsv('label\turl\nRock\thttps://ice.example/a?x=1,2')).toMatchObject([
      { label: 'Rock', url: 'https://ice.example/a?x=1,2' },
    ]);
  });

  test('may be empty', async () => {
    expect(await parseServicesCsv(' \n')).toEqual([]);
    expect(await parseServicesCsv('label,url,type')).toEqual([]);
  });
});

test('a file is UTF-8, or of a spreadsheet on Windows', async () => {
  const file = (bytes: number[]) => new File([new Uint8Array(bytes)], 'list.csv');
  expect(await textOfFile(file([0x4f, 0xc3, 0xb6]))).toBe('Oö');
  expect(await textOfFile(file([0x4f, 0xf6]))).toBe('Oö');
});
