import { GapHatch } from '#/components/chart-frame/gap-hatch.tsx';
import { projectX, projectY, type SeriesScale } from '#/lib/chart/series.ts';
import { cx } from '#/lib/tv.ts';
import { ANNOTATION_ROW, type PlacedAnnotation } from './layout.ts';

/** A gap as shares of the period, with a label when it fits. */
export interface PlotGap {
  readonly start: number;
  readonly end: number;
  readonly label: string | undefined;
}

interface PlotAnnotationsProps {
  gaps: readonly PlotGap[];
  annotations: readonly PlacedAnnotation[];
  scale: SeriesScale;
}

const percent = (share: number): string => `${share * 100}%`;

/** Overlay of the plot: hatching, vertical lines and labels. */
export function PlotAnnotations({ gaps, annotations, scale }: PlotAnnotationsProps) {
  return (
    <div aria-hidden="true" data-part="notes">
      {gaps.map(({ start, end }) => (
        <GapHatch from={start} key={start} to={end} />
      ))}
      {gaps.map(({ start, end, label }) =>
        label === undefined ? null : (
          <span
            className="ui:absolute ui:top-3 ui:-translate-x-1/2 ui:rounded-badge ui:bg-surface-raised ui:px-1.5 ui:py-0.5 ui:text-12 ui:whitespace-nowrap ui:text-fg-muted"
            data-part="gap-label"
            key={start}
            style={{ left: percent((start + end) / 2) }}
          >
            {label}
          </span>
        ),
      )}
      {annotations.map((note) => (
        <AnnotationMark key={note.id} annotation={note} scale={scale} />
      ))}
      {/* Rendered after all marks so that no line crosses a label. */}
      {annotations.map((note) => (
        <AnnotationLabel key={note.id} annotation={note} scale={scale} />
      ))}
    </div>
  );
}

const LINES = {
  mark: 'ui:border-dashed ui:border-border-strong',
  clock: 'ui:border-dotted ui:border-border-strong',
  danger: 'ui:border-dashed ui:border-off-air-solid',
  now: 'ui:border-accent',
  gap: 'ui:border-transparent',
} as const;

interface AnnotationProps {
  annotation: PlacedAnnotation;
  scale: SeriesScale;
}

const leftOf = ({ at }: PlacedAnnotation, scale: SeriesScale): string =>
  percent(projectX(at, scale) / scale.width);

function AnnotationMark({ annotation, scale }: AnnotationProps) {
  const { value, kind } = annotation;
  const left = leftOf(annotation, scale);
  if (value !== undefined) {
    return (
      <span
        className="ui:absolute ui:size-2.25 ui:-translate-x-1/2 ui:-translate-y-1/2 ui:rounded-full ui:bg-data-1 ui:ring-2 ui:forced-colors:bg-[CanvasText] ui:ring-surface-raised"
        data-part="mark-dot"
        style={{ left, top: projectY(value, scale) }}
      />
    );
  }
  if (kind === 'gap') return null;
  return (
    <span
      className={cx('ui:absolute ui:inset-y-0 ui:border-l', LINES[kind])}
      data-kind={kind}
      data-part="mark-line"
      style={{ left }}
    />
  );
}

function AnnotationLabel({ annotation, scale }: AnnotationProps) {
  const { label, detail, value, kind, place } = annotation;
  if (!place) return null;
  return (
    <span
      className={cx(
        'ui:absolute ui:bg-surface-raised ui:text-12 ui:whitespace-nowrap ui:text-fg-muted ui:tabular-nums',
        // Label widths are estimates, so labels before their mark are anchored at their end.
        place.side === 'before' ? 'ui:-translate-x-[calc(100%+0.5rem)] ui:text-right' : 'ui:translate-x-2',
      )}
      data-part="mark-label"
      style={{ left: leftOf(annotation, scale), top: place.row * ANNOTATION_ROW }}
    >
      <span className={kind === 'danger' || value !== undefined ? STRONG : undefined} data-part="label">
        {label}
      </span>
      {detail === undefined ? null : (
        <>
          <br />
          {detail}
        </>
      )}
    </span>
  );
}

const STRONG = 'ui:font-semibold ui:text-fg';
