import type { ServiceImport } from '@unmuted/api';

export type ImportRow = ServiceImport['rows'][number];
type Column = keyof ImportRow;

/** In the order of a file without a header line. */
const columns: readonly Column[] = ['label', 'url', 'type', 'customer', 'pollS'];

/** The columns by the headings that exports and people use, without case, spaces, hyphens and underscores. */
const headings: Readonly<Record<string, Column>> = {
  label: 'label',
  name: 'label',
  url: 'url',
  address: 'url',
  type: 'type',
  customer: 'customer',
  customeremail: 'customer',
  email: 'customer',
  polls: 'pollS',
  poll: 'pollS',
  interval: 'pollS',
};

const headingOf = (cell: string): Column | undefined =>
  headings[
    cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]/g, '')
  ];

/** Reads a table that was pasted or exported: with commas, semicolons or tabs, with or without a header line. */
export async function parseServicesCsv(text: string): Promise<ImportRow[]> {
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' });
  const [first = [], ...rest] = data;
  const named = first.map(headingOf);
  const hasHeader = named.includes('url');
  const order = hasHeader ? named : columns;
  return (hasHeader ? rest : data).map((cells) => {
    const cellOf = (column: Column) => cells[order.indexOf(column)]?.trim() ?? '';
    return {
      label: cellOf('label'),
      url: cellOf('url'),
      type: cellOf('type'),
      customer: cellOf('customer'),
      pollS: cellOf('pollS'),
    };
  });
}

/** Reads a file as UTF-8, or in the encoding of spreadsheets on Windows. */
export async function textOfFile(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
