import { csvFormatOf } from '#/lib/csv/csv-format.ts';
import { writeCsv } from '#/lib/csv/write-csv.ts';
import { fileNameOf, saveFile } from '#/lib/save-file.ts';
import type { ChartTableData } from './chart.types.ts';
import { renderToBlob } from './paint/render-to-blob.ts';

/** Saves the table of a chart as CSV. */
export function saveAsCsv<Row>(title: string, { columns, rows }: ChartTableData<Row>, locale: string): void {
  const head = columns.map(({ header }) => header);
  const body = rows.map((row) => columns.map(({ value }) => value(row)));
  const text = writeCsv([head, ...body], csvFormatOf(locale));
  saveFile(`${fileNameOf(title)}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}

/** Saves a chart as PNG: title, drawing and labels in the colours of the theme. */
export async function saveAsPng(title: string, figure: HTMLElement): Promise<void> {
  saveFile(`${fileNameOf(title)}.png`, await renderToBlob(figure));
}
