import type { WidgetType } from '@unmuted/api';

type Box = readonly [x: number, y: number, width: number, height: number];

interface Sketch {
  frame: Box;
  /** The position of the play button. */
  button?: readonly [x: number, y: number, radius: number];
  lines: readonly Box[];
}

const sketches: Readonly<Record<WidgetType, Sketch>> = {
  'player-mini': { frame: [2, 12, 44, 10], button: [9, 17, 3], lines: [[16, 16, 24, 2]] },
  'player-small': {
    frame: [2, 5, 44, 24],
    button: [12, 17, 6],
    lines: [
      [23, 12, 18, 2],
      [23, 17, 12, 2],
    ],
  },
  'player-large': {
    frame: [10, 1, 28, 32],
    button: [24, 11, 6],
    lines: [
      [15, 21, 18, 2],
      [15, 27, 5, 3],
      [22, 27, 5, 3],
      [29, 27, 5, 3],
    ],
  },
  'player-full': { frame: [4, 1, 40, 32], button: [24, 14, 7], lines: [[14, 25, 20, 2]] },
  'sticky-bar': {
    frame: [2, 1, 44, 32],
    button: [8, 28, 2.5],
    lines: [
      [2, 23, 44, 1],
      [14, 27, 18, 2],
    ],
  },
  'now-playing': {
    frame: [2, 9, 44, 16],
    lines: [
      [7, 14, 30, 2],
      [7, 18, 18, 2],
    ],
  },
  'recent-songs': {
    frame: [8, 1, 32, 32],
    lines: [
      [13, 6, 22, 2],
      [13, 12, 18, 2],
      [13, 18, 22, 2],
      [13, 24, 15, 2],
    ],
  },
  'listener-count': {
    frame: [8, 10, 32, 14],
    lines: [
      [14, 14, 6, 6],
      [23, 16, 12, 2],
    ],
  },
  'on-air-badge': { frame: [10, 11, 28, 12], button: [17, 17, 2.5], lines: [[23, 16, 10, 2]] },
  'listen-links': {
    frame: [6, 4, 36, 26],
    lines: [
      [11, 9, 26, 4],
      [11, 15, 26, 4],
      [11, 21, 26, 4],
    ],
  },
};

/** Thumbnail of a widget type. */
export function WidgetThumbnail({ type }: { type: WidgetType }) {
  const { frame, button, lines } = sketches[type];
  const [x, y, width, height] = frame;
  return (
    <svg aria-hidden="true" className="h-8.5 w-12 flex-none" viewBox="0 0 48 34">
      <rect
        className="fill-surface-raised stroke-border-strong"
        height={height}
        rx="3"
        width={width}
        x={x}
        y={y}
      />
      {lines.map(([left, top, wide, high]) => (
        <rect
          className="fill-border-strong"
          height={high}
          key={`${left} ${top}`}
          rx="1"
          width={wide}
          x={left}
          y={top}
        />
      ))}
      {button && <circle className="fill-accent" cx={button[0]} cy={button[1]} r={button[2]} />}
    </svg>
  );
}
