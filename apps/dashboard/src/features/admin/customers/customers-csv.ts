import type { AdminCustomerRow } from '@unmuted/api';
import { type CsvColumns, csvOf } from '#/lib/csv.ts';

const columns: CsvColumns<AdminCustomerRow> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  owner: ({ owner }) => owner.name,
  email: ({ owner }) => owner.email,
  country: ({ country }) => country,
  state: ({ state }) => state,
  tags: ({ tags }) => tags.join('; '),
  casts: ({ products }) => products.cast,
  stations: ({ products }) => products.station,
  sites: ({ products }) => products.site,
  skills: ({ products }) => products.skill,
  apps: ({ products }) => products.app,
  casts_off_air: ({ castsOffAir }) => castsOffAir,
  casts_suspended: ({ castsSuspended }) => castsSuspended,
  plan: ({ plan }) => plan,
  renews_at: ({ renewsAt }) => renewsAt,
  signed_in_at: ({ signedInAt }) => signedInAt,
  created_at: ({ createdAt }) => createdAt,
};

/** A table for spreadsheets and scripts: names of fields in English, times in UTC. */
export const customersCsv = (rows: readonly AdminCustomerRow[]) => csvOf(rows, columns);
