import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'To build a new chart: it supplies the title, the table, the export and the loading, empty and failed states.',
    '`ChartLegend` for the names of two or more series.',
  ],
  avoid: [
    'For a chart that exists: use `AreaChart`, `BarChart`, `Donut`, `HeatMap`, `Histogram`, `StatusRibbon` or `WorldMap`, which contain it.',
    'For a single number: use `Stat`, `Meter` or `Gauge`.',
    'For a trend inside a row: use `Sparkline`.',
  ],
  anatomy: [
    ['Title', 'The finding; while loading or empty, the topic.'],
    ['Description', 'Measure, unit and period.'],
    ['Legend (optional)', 'Series and their marks.'],
    ['Actions (optional)', 'Controls of the chart, such as its period.'],
    ['Table button', 'Switches between chart and table.'],
    ['Save button', 'Opens a menu: picture (PNG), and table (CSV).'],
    ['Drawing', 'The chart. Without data: its axes with the reason.'],
  ],
  keys: [
    ['Tab', 'Moves to the table button, the save button, and into the chart or its scrollable table.'],
    ['Enter, Space', 'Switches to the table or back; opens the save menu.'],
    ['Down on the save button', 'Opens the menu on its first item.'],
    ['Escape', 'Closes the menu.'],
  ],
  do: [
    'State the finding: “Friday night leads the week”.',
    'Give every table column its unit, and make exactly one the row header.',
    'Explain an empty chart: “No show has run yet. The first one appears when it ends.”',
  ],
  dont: [
    'Do not show a chart without its table: it is the accessible alternative and the export.',
    'Do not draw controls inside the chart without `data-chrome`: they would be printed and exported.',
  ],
};
