import { describe, expect, it } from 'vitest';
import { hasInsecureStreams, strictTransportOf } from '#/platform/http/strict-transport.ts';

const apiUrls = ['/api', '/cast-api'];

describe('[A17] Strict-Transport-Security', () => {
  it.each([
    ['https://studio.example', null, 'max-age=31536000'],
    ['https://studio.example', 'https://studio.example:8443/', 'max-age=31536000'],
    ['https://studio.example', 'http://streams.example:8000/', 'max-age=31536000'],
    ['https://studio.example', 'http://studio.example:8000/', 'max-age=0'],
    ['http://studio.example', 'http://studio.example:8000/', null],
    ['http://localhost:4100', 'http://127.0.0.1:4101/', null],
  ])('for %s with streams on %s is %s', (publicUrl, streamUrl, value) => {
    expect(strictTransportOf({ publicUrl, apiUrls, streamUrl })).toBe(value);
  });

  it('considers hosts of the APIs', () => {
    const streamUrl = 'http://cast.example:8000/';
    const urls = ['/api', 'https://cast.example/v1'];
    expect(strictTransportOf({ publicUrl: 'https://studio.example', apiUrls: urls, streamUrl })).toBe(
      'max-age=0',
    );
  });
});

it.each([
  ['https://studio.example', 'http://streams.example:8000/', true],
  ['https://studio.example', 'https://streams.example/', false],
  ['http://studio.example', 'http://streams.example:8000/', false],
  ['https://studio.example', null, false],
])('an https page cannot play http streams: %s with %s', (publicUrl, streamUrl, isInsecure) => {
  expect(hasInsecureStreams({ publicUrl, streamUrl })).toBe(isInsecure);
});
