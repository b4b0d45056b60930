import { ChartLineIcon, Table as TableIcon } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from '#/components/button/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import type { ChartTableData, ChartView } from './chart.types.ts';
import { SaveAction } from './save-action.tsx';

interface ChartActionsProps<Row> {
  figure: RefObject<HTMLElement | null>;
  fileName: string;
  table: ChartTableData<Row>;
  view: ChartView;
  onViewChange: (view: ChartView) => void;
}

/** The actions of every chart: table view and save. */
export function ChartActions<Row>({ figure, fileName, table, view, onViewChange }: ChartActionsProps<Row>) {
  const labels = useLabelGroup('chart');
  const { locale } = useUi();
  const [failed, setFailed] = useState(false);

  async function save(kind: 'png' | 'csv'): Promise<void> {
    setFailed(false);
    try {
      // The export code is loaded on demand.
      const { saveAsCsv, saveAsPng } = await import('./save-chart.ts');
      if (kind === 'csv') saveAsCsv(fileName, table, locale);
      else if (figure.current) await saveAsPng(fileName, figure.current);
    } catch {
      setFailed(true);
    }
  }

  return (
    // Aligns the label, not the invisible button edge, with the surrounding content.
    <div
      className="ui:-mx-2.5 ui:flex ui:items-center ui:print:hidden"
      data-chrome=""
      data-part="chart-actions"
    >
      <span className="ui:text-13 ui:text-danger-text ui:empty:hidden" data-part="save-failed" role="status">
        {failed ? labels.saveFailed : null}
      </span>
      <Button
        className="ui:coarse:min-w-control"
        onClick={() => onViewChange(view === 'chart' ? 'table' : 'chart')}
        size="sm"
        variant="ghost"
      >
        {view === 'chart' ? <TableIcon aria-hidden="true" /> : <ChartLineIcon aria-hidden="true" />}
        <span className="ui:@max-[30rem]:sr-only" data-part="text">
          {view === 'chart' ? labels.showAsTable : labels.showAsChart}
        </span>
      </Button>
      <SaveAction
        hasPicture={view === 'chart'}
        onFailed={() => setFailed(true)}
        onSave={(kind) => void save(kind)}
      />
    </div>
  );
}
