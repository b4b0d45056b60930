import type { SilenceStats } from '@unmuted/api';
import { type CsvColumns, csvOf } from '#/lib/csv.ts';

type Row = SilenceStats['worst'][number];

const columns: CsvColumns<Row> = {
  id: ({ id }) => id,
  service_id: ({ serviceId }) => serviceId,
  name: ({ name }) => name,
  customer: ({ customer }) => customer.company ?? customer.name,
  incidents: ({ incidents }) => incidents,
  minutes: ({ minutes }) => minutes,
  listener_minutes: ({ listenerMinutes }) => listenerMinutes,
};

/** A table for spreadsheets and scripts: names of fields in English. */
export const worstCsv = (rows: readonly Row[]) => csvOf(rows, columns);
