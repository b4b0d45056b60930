import { expect, it } from 'vitest';
import { songInPage } from '#/modules/stations/feeds/read-feed.ts';

interface Paths {
  titlePath: string;
  artistPath: string | null;
  albumPath: string | null;
}

const paths: Paths = { titlePath: 'now.title', artistPath: 'now.artist', albumPath: null };
const song = (artist: string | null, title: string, album: string | null = null) => ({
  text: artist === null ? title : `${artist} - ${title}`,
  fields: { artist, title, album, isCommercial: false },
});

it.each<[string, 'json' | 'xml', string, Partial<Paths>, object]>([
  ['members', 'json', '{"now":{"title":"Low Tide","artist":"Rosa Quay"}}', {}, song('Rosa Quay', 'Low Tide')],
  [
    'elements and an album',
    'json',
    '{"songs":[{"t":"Low Tide","a":["Rosa Quay"],"b":"Quays"}]}',
    { titlePath: 'songs[0].t', artistPath: 'songs[0].a[0]', albumPath: 'songs[0].b' },
    song('Rosa Quay', 'Low Tide', 'Quays'),
  ],
  ['a number', 'json', '{"now":{"title":1979}}', {}, song(null, '1979')],
  ['no artist', 'json', '{"now":{"title":"Low Tide","artist":""}}', {}, song(null, 'Low Tide')],
  ['an empty title', 'json', '{"now":{"title":" "}}', {}, { text: null, fields: null }],
  ['null', 'json', '{"now":{"title":null}}', {}, { text: null, fields: null }],
  ['a missing title', 'json', '{"now":{}}', {}, { problem: 'no_title' }],
  ['an object as title', 'json', '{"now":{"title":{}}}', {}, { problem: 'no_title' }],
  ['inherited members', 'json', '{}', { titlePath: 'constructor.name' }, { problem: 'no_title' }],
  ['a page', 'json', '<html>', {}, { problem: 'syntax' }],
  [
    'one text for both',
    'json',
    '{"now":{"title":"Rosa Quay - Low Tide"}}',
    { artistPath: null },
    { text: 'Rosa Quay - Low Tide', fields: null },
  ],
  [
    'elements of XML with attributes and entities',
    'xml',
    '<?xml version="1.0"?><now><title id="7">Low &amp; Tide</title><artist>Rosa Quay</artist></now>',
    {},
    song('Rosa Quay', 'Low & Tide'),
  ],
  [
    'attributes of XML',
    'xml',
    '<list><now title="Low Tide" artist="Rosa Quay"/></list>',
    { titlePath: 'list.now[0].@title', artistPath: 'list.now[0].@artist' },
    song('Rosa Quay', 'Low Tide'),
  ],
  ['a document type', 'xml', '<!DOCTYPE x [<!ENTITY a "b">]><now/>', {}, { problem: 'syntax' }],
])('reads %s', (_name, format, page, change, expected) => {
  expect(songInPage(page, format, { ...paths, ...change })).toEqual(expected);
});
