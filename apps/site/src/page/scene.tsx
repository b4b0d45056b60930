import type { SiteDrawing } from '@unmuted/api';
import type { ComponentChildren } from 'preact';

/** Lines of water over the rings, as [y, height]. */
const waves = [
  [520, 5],
  [545, 8],
  [573, 12],
  [606, 17],
  [644, 80],
] as const;

function Rings() {
  return (
    <>
      {[430, 335, 240, 142].map((radius, index) => (
        <circle key={radius} class={`p${index + 1}`} cx="1056" cy="470" r={radius} />
      ))}
      {waves.map(([y, height]) => (
        <rect key={y} class="p0" x="560" y={y} width="1000" height={height} />
      ))}
    </>
  );
}

function Hills() {
  return (
    <>
      <circle class="p4" cx="1090" cy="262" r="128" />
      <path class="p1" d="M0 640C240 560 420 590 640 500S1000 300 1180 318 1370 372 1440 350v370H0z" />
      <path class="p2" d="M0 690c260-40 480-20 700-110s300-150 480-130 190 64 260 96v174H0z" />
      <path class="p3" d="M380 720c200-20 380-30 560-100s340-60 500-40v140z" />
    </>
  );
}

const firstBar = 616;
const barStep = 56;
/** Heights of the bars and their colors, from the start. */
const bars = [90, 170, 130, 250, 340, 230, 420, 520, 380, 470, 590, 430, 330, 480, 260] as const;
const barColors = [1, 1, 2, 2, 3, 1, 2, 4, 3, 2, 3, 2, 4, 2, 1] as const;

function Bars() {
  return (
    <>
      {bars.map((height, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: The bars are drawn once and never move.
          key={index}
          class={`p${barColors[index]}`}
          x={firstBar + index * barStep}
          y={690 - height}
          width="40"
          height={height}
          rx="20"
        />
      ))}
    </>
  );
}

const drawings: Readonly<Record<SiteDrawing, () => ComponentChildren>> = {
  rings: Rings,
  hills: Hills,
  bars: Bars,
};

/** The shapes of a drawing on 1440 x 720, with the classes of their colors. */
export function Shapes({ drawing }: { readonly drawing: SiteDrawing }) {
  const Drawing = drawings[drawing];
  return <Drawing />;
}

/** The drawn picture of a site, in the colors of its theme. */
export function Scene({ drawing }: { readonly drawing: SiteDrawing }) {
  return (
    <svg
      class={`scene scene-${drawing}`}
      viewBox="0 0 1440 720"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Shapes drawing={drawing} />
    </svg>
  );
}
