import { type LabelPlace, placeLabels, textWidth } from '#/lib/chart/labels.ts';
import { projectX, type SeriesScale } from '#/lib/chart/series.ts';

/** Words beside a place of the plot, with how it is marked. */
export interface PlotNote {
  readonly id: string;
  readonly at: number;
  readonly label: string;
  readonly detail?: string | undefined;
  /** A dot on this value takes the place of the line. */
  readonly value?: number | undefined;
  /** What marks the place: a dashed line, the line of the present, or hatching that is drawn elsewhere. */
  readonly kind: 'mark' | 'danger' | 'now' | 'clock' | 'gap';
}

/** A note and where its words stand; without room it is marked, and its words are read by the cursor. */
export interface PlacedNote extends PlotNote {
  readonly place: LabelPlace | undefined;
}

/** Width of the drawing in its own units; it is stretched to the plot. */
export const WIDTH = 1000;

/** Height of a label of two lines, in pixels. */
export const NOTE_ROW = 36;

/** Finds room for the words of all notes; those that come first have the first choice. */
export function placeNotes(
  notes: readonly PlotNote[],
  scale: Pick<SeriesScale, 'from' | 'to'>,
  width: number,
): PlacedNote[] {
  const labels = notes.map(({ at, label, detail }) => ({
    x: projectX(at, { ...scale, min: 0, max: 1, height: 1, width }),
    width: Math.max(textWidth(label), textWidth(detail ?? '')),
  }));
  const places = placeLabels(labels, width);
  return notes.map((note, index) => ({ ...note, place: places[index] }));
}

/** Room above the values for the words of notes, in pixels. */
export function headroomOf(notes: readonly PlacedNote[]): number {
  return notes.reduce((room, { place }) => Math.max(room, place ? (place.row + 1) * NOTE_ROW + 4 : 0), 0);
}
