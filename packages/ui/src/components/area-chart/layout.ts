import { type LabelPlace, placeLabels, textWidth } from '#/lib/chart/labels.ts';
import { projectX, type SeriesScale } from '#/lib/chart/series.ts';

/** An annotation of the plot: label and mark. */
export interface PlotAnnotation {
  readonly id: string;
  readonly at: number;
  readonly label: string;
  readonly detail?: string | undefined;
  /** Draws a dot on this value instead of the line. */
  readonly value?: number | undefined;
  /** Type of mark: a dashed line, the line of the current time, or hatching that is drawn elsewhere. */
  readonly kind: 'mark' | 'danger' | 'now' | 'clock' | 'gap';
}

/** An annotation with the position of its label; without one only the mark is drawn and the tooltip has the label. */
export interface PlacedAnnotation extends PlotAnnotation {
  readonly place: LabelPlace | undefined;
}

/** Width of the drawing in its own units; it is stretched to the plot. */
export const WIDTH = 1000;

/** Height of a two-line label, in pixels. */
export const ANNOTATION_ROW = 36;

/** Places the labels of all annotations; earlier ones have priority. */
export function placeAnnotations(
  annotations: readonly PlotAnnotation[],
  scale: Pick<SeriesScale, 'from' | 'to'>,
  width: number,
): PlacedAnnotation[] {
  const labels = annotations.map(({ at, label, detail }) => ({
    x: projectX(at, { ...scale, min: 0, max: 1, height: 1, width }),
    width: Math.max(textWidth(label), textWidth(detail ?? '')),
  }));
  const places = placeLabels(labels, width);
  return annotations.map((note, index) => ({ ...note, place: places[index] }));
}

/** Space above the values for labels, in pixels. */
export function headroomOf(annotations: readonly PlacedAnnotation[]): number {
  return annotations.reduce(
    (room, { place }) => Math.max(room, place ? (place.row + 1) * ANNOTATION_ROW + 4 : 0),
    0,
  );
}
